import {guides, measureOf, type Guide, type GuideRow, type Measure} from '../fit/guides'
import type {Text} from '../languages/languages'
import {customaryInput} from '../measures'
import {customJson, el, leaf, localized, serialize, type Element} from './xml'

type Units = 'metric' | 'customary'

/** Unit and values of a measure in the units of a market. */
function measured(id: Measure['id'], units: Units) {
  const metric = measureOf(id).unit.en
  const customary = units === 'customary' ? customaryInput[metric] : undefined
  return {
    unit: customary?.unit,
    convert: customary?.convert ?? ((value: number) => value),
  }
}

/** The first and the last value of each measure that a row fits, in the units of a market. */
function fitsIn(fits: GuideRow['fits'], units: Units): GuideRow['fits'] {
  const entries = Object.entries(fits) as [Measure['id'], readonly [number, number]][]
  return Object.fromEntries(
    entries.map(([id, [from, to]]) => {
      const {convert} = measured(id, units)
      return [id, [convert(from), convert(to)]]
    }),
  )
}

/** A guide in one language, as a content asset carries it. */
function guideData(
  {measures, columns, rows, ...guide}: Guide,
  say: (text: Text) => string,
  units: Units,
) {
  return {
    title: say(guide.title),
    intro: say(guide.intro),
    measures: measures.map(({id, label, unit, max}) => {
      const own = measured(id, units)
      return {id, max: own.convert(max), label: say(label), unit: own.unit ?? say(unit)}
    }),
    columns: columns.map(say),
    rows: rows.map(({cells, fits, size}) => ({
      cells: cells.map(say),
      fits: fitsIn(fits, units),
      ...(size && {choice: {size}}),
    })),
    notes: guide.notes.map(say),
  }
}

function content(guide: Guide): Element {
  return el(
    'content',
    {'content-id': guide.id},
    localized('display-name', guide.title),
    leaf('online-flag', true),
    leaf('searchable-flag', false),
    el(
      'custom-attributes',
      {},
      customJson('data', (say, units) => guideData(guide, say, units)),
    ),
  )
}

/** The size and age guides: content assets of the shared library, in a file of their own. */
export function guidesXml(): string {
  return serialize(
    el(
      'library',
      {
        xmlns: 'http://www.demandware.com/xml/impex/library/2006-10-31',
        'library-id': 'barnholt-library',
      },
      guides.map(content),
    ),
  )
}

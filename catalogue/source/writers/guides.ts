import type {Guide} from '../fit/guide-model'
import {guides} from '../fit/guides'
import type {Text} from '../model'
import {customJson, el, leaf, localized, serialize, type Element} from './xml'

/** A guide in one language, as a content asset carries it. */
function guideData({measures, columns, rows, ...guide}: Guide, say: (text: Text) => string) {
  return {
    title: say(guide.title),
    intro: say(guide.intro),
    measures: measures.map(({label, unit, ...measure}) => ({
      ...measure,
      label: say(label),
      unit: say(unit),
    })),
    columns: columns.map(say),
    rows: rows.map(({cells, fits, size}) => ({
      cells: cells.map(say),
      fits,
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
      customJson('data', (say) => guideData(guide, say)),
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

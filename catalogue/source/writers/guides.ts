import type {Guide} from '../fit/guide-model'
import {guides} from '../fit/guides'
import {translationsOf, type Texts} from '../languages/languages'
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

/** English texts of a guide by their place, without those that are numbers. */
function textsOf(value: unknown): Texts | string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('en' in value && typeof value.en === 'string') {
    return /\p{L}{2}/u.test(value.en) ? value.en : undefined
  }
  const parts = Object.entries(value).flatMap(([key, part]): [string, Texts | string][] => {
    const texts = textsOf(part)
    return texts === undefined ? [] : [[key, texts]]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** English texts of the guides, from which they are translated. */
export const guideTexts = (): Texts =>
  Object.fromEntries(guides.map((guide) => [guide.id, textsOf(guide) ?? {}]))

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
      customJson('data', (say) => guideData(guide, say), [
        ...translationsOf(guide.title.en).keys(),
      ]),
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

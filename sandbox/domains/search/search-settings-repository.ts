import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {localeChain} from '../sites/locale'

/** Attribute that is searched for words, such as `product.name` or `category.displayName`. */
export interface SearchableAttribute {
  readonly path: string
  /** Weight of a match in the attribute. */
  readonly boost: number
  /** True when its words may be used to correct mistyped words. */
  readonly correction: boolean
}

/** Entries of the dictionaries by kind, as `search_dictionary` keeps them. */
export interface DictionaryEntries {
  readonly stopWords: readonly string[]
  /** Words and phrases with the same meaning. */
  readonly synonyms: readonly string[]
  /** A search for one of `general` also finds each of `special`. */
  readonly hypernyms: {readonly special: readonly string[]; readonly general: readonly string[]}
  /**
   * Phrases whose first words have no meaning of their own: a search for "table" does not find
   * "table lamp".
   */
  readonly phrases: {readonly mode: 'exact' | 'last-word'; readonly phrases: readonly string[]}
  /** Compound words to split, the parts joined by hyphens: `work-shirt`, `*-kleid`. */
  readonly compounds: readonly string[]
  /** Words with an irregular stem. */
  readonly stems: {readonly words: readonly string[]; readonly stem: string}
  /** Category names that are not searched for their products. */
  readonly categoryExclusions: readonly string[]
  readonly suggestions: readonly string[]
  readonly suggestionExclusions: readonly string[]
  readonly minimumTermLength: number
}

export type DictionaryKind = keyof DictionaryEntries

/** Dictionaries for one locale. */
export type Dictionaries = {readonly [Kind in DictionaryKind]: readonly DictionaryEntries[Kind][]}

/** Search settings of a site. */
export interface SearchSettings {
  /** Key of the settings; equal for sites with the same settings. */
  readonly key: string
  /** The searchable attributes, or null when the site has none of its own. */
  readonly attributes: readonly SearchableAttribute[] | null
  /**
   * Returns the dictionaries for a locale. Each list falls back to that of the language, then to
   * that of all languages.
   */
  dictionaries(locale: string): Dictionaries
  /** Returns false when a locale has no list of a kind, so that the defaults apply. */
  has(kind: DictionaryKind, locale: string): boolean
}

interface EntryRow {
  language: string
  kind: DictionaryKind
  content: string
}

const settings = new RevisionCache('catalog', (db: Database, siteId: string): SearchSettings => {
  const attributes = queryAll<{path: string; boost: number; correction: number}>(
    db,
    'SELECT path, boost, correction FROM search_attribute WHERE site_id = ? ORDER BY position',
    siteId,
  ).map(({path, boost, correction}) => ({path, boost, correction: correction === 1}))
  const rows = queryAll<EntryRow>(
    db,
    `SELECT language, kind, content FROM search_dictionary WHERE site_id = ?
     ORDER BY language, kind, position`,
    siteId,
  )
  const entries = (kind: DictionaryKind, locale: string): EntryRow[] => {
    for (const link of localeChain(locale)) {
      const found = rows.filter((row) => row.kind === kind && row.language === link)
      if (found.length > 0) return found
    }
    return []
  }
  return {
    key: JSON.stringify([attributes, rows]),
    attributes: attributes.length > 0 ? attributes : null,
    dictionaries(locale) {
      const read = <Kind extends DictionaryKind>(kind: Kind) =>
        entries(kind, locale).map(({content}) => JSON.parse(content) as DictionaryEntries[Kind])
      return {
        stopWords: read('stopWords'),
        synonyms: read('synonyms'),
        hypernyms: read('hypernyms'),
        phrases: read('phrases'),
        compounds: read('compounds'),
        stems: read('stems'),
        categoryExclusions: read('categoryExclusions'),
        suggestions: read('suggestions'),
        suggestionExclusions: read('suggestionExclusions'),
        minimumTermLength: read('minimumTermLength'),
      }
    },
    has: (kind, locale) => entries(kind, locale).length > 0,
  }
})

/** The settings of a site. */
export function searchSettings(db: Database, siteId: string): SearchSettings {
  return settings.get(db, siteId)
}

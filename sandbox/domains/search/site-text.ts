import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {RevisionCache} from '../../db/revision-cache'
import {categoryTree, onlineIds} from '../catalog/category-tree'
import {localeChain} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {catalogColumns} from './catalog-columns'
import {pack, unpack} from './packed'
import {readNameLocales} from './search-repository'
import {searchSettings} from './search-settings-repository'
import {hasSnapshot, readSnapshot, writeSnapshot, type SnapshotKey} from './snapshot-repository'
import {languageOf} from './text/stemming'
import {TextDocuments} from './text-documents'
import {TextIndex, type TextTables} from './text/text-index'
import {TextIndexBuilder} from './text/text-index-builder'
import {TextMatcher} from './text/text-matcher'
import {growVocabulary, Vocabulary, type VocabularyTables} from './text/vocabulary'
import {wordRules, type WordRules} from './text/word-rules'

/** The words of a catalog in one locale. */
export interface SiteText {
  readonly matcher: TextMatcher
  readonly rules: WordRules
  /** Document number of a product's text by the ordinal of the product; -1 for a product without text. */
  readonly documentOf: Int32Array
  /** What the text is made of. */
  readonly tables: IndexedText
}

type VocabularyNumbers = Omit<VocabularyTables, 'stems' | 'plainSpellings'>

type StoredTexts = Pick<TextTables, 'words'> & Pick<VocabularyTables, 'stems' | 'plainSpellings'>

interface IndexedText {
  readonly index: TextIndex
  readonly vocabulary: VocabularyTables
  readonly documentOf: Int32Array
}

/** Maximum number of indexes in memory; sites with the same catalog, settings and language share one. */
const capacity = 24

const localesKey = (db: Database): SnapshotKey => ({
  revision: readRevision(db, 'catalog'),
  parts: ['name-locales'],
})

/** The locales in which any product has a name. */
const languages = new RevisionCache('catalog', (db: Database) => {
  const stored = readSnapshot(db, localesKey(db))
  return new Set(stored ? unpack<string[], unknown>(stored).value : readNameLocales(db))
})

/** Index that is built step by step, or completely when a search needs it. */
class GrowingText {
  private text: SiteText | undefined
  private steps: Generator<void, SiteText> | undefined

  constructor(private readonly build: () => Generator<void, SiteText>) {}

  /** Does one step; returns true when the index is complete. After a failure the next call starts again. */
  grow(): boolean {
    if (this.text) return true
    this.steps ??= this.build()
    try {
      const {done, value} = this.steps.next()
      if (done) this.text = value
      return done === true
    } catch (error) {
      this.steps = undefined
      throw error
    }
  }

  finish(): SiteText {
    while (!this.text) this.grow()
    this.steps = undefined
    return this.text
  }
}

const caches = new WeakMap<Database, {revision: number; texts: Map<string, GrowingText>}>()

/** The index of a site's words in a locale: the stored one, or built on the first request. */
export function siteText(db: Database, site: Site, locale: string): SiteText {
  return growingText(db, site, locale).finish()
}

/**
 * Reads or builds the index of a site's words in steps of some milliseconds; each call does one
 * step and returns whether the index is complete. A search in between completes the index, starting
 * from the steps already done.
 */
export function growSiteText(db: Database, site: Site, locale: string): boolean {
  return growingText(db, site, locale).grow()
}

/** Stores the index of a site's words for the next start, unless it is stored. */
export function storeSiteText(db: Database, site: Site, locale: string): void {
  if (!hasSnapshot(db, localesKey(db))) {
    writeSnapshot(db, localesKey(db), pack([...languages.get(db, '')], {}))
  }
  const key = snapshotKey(db, site, locale)
  if (hasSnapshot(db, key)) return
  const {index, vocabulary, documentOf} = siteText(db, site, locale).tables
  const {words, ...numbers} = index.tables
  const {stems, plainSpellings, ...vocabularyNumbers} = vocabulary
  const texts: StoredTexts = {words, stems, plainSpellings}
  writeSnapshot(db, key, pack(texts, {...numbers, ...vocabularyNumbers, documentOf}))
}

function growingText(db: Database, site: Site, locale: string): GrowingText {
  const revision = readRevision(db, 'catalog')
  let cache = caches.get(db)
  if (cache?.revision !== revision) {
    cache = {revision, texts: new Map()}
    caches.set(db, cache)
  }
  const key = JSON.stringify(contentKey(db, site, locale))
  let text = cache.texts.get(key)
  if (!text) {
    text = new GrowingText(() => growText(db, site, locale))
    const oldest = cache.texts.keys().next()
    if (cache.texts.size >= capacity && !oldest.done) cache.texts.delete(oldest.value)
    cache.texts.set(key, text)
  }
  return text
}

/** What decides the words of an index, beside the revision of the catalog. */
function contentKey(db: Database, site: Site, locale: string): readonly unknown[] {
  const known = languages.get(db, '')
  const data = localeChain(locale).find((link) => known.has(link)) ?? 'default'
  return [site.catalogId, searchSettings(db, site.id).key, data, languageOf(locale)]
}

/** Time makes categories online: an index has the names of those that were. */
function snapshotKey(db: Database, site: Site, locale: string): SnapshotKey {
  return {
    parts: ['text', ...contentKey(db, site, locale)],
    revision: readRevision(db, 'catalog'),
    conditions: onlineIds(categoryTree(db, site.catalogId)),
  }
}

function* growText(db: Database, site: Site, locale: string): Generator<void, SiteText> {
  const rules = wordRules(searchSettings(db, site.id), locale)
  const stored = readSnapshot(db, snapshotKey(db, site, locale))
  const tables = stored ? readText(stored) : yield* buildText(db, site, locale, rules)
  const {index, documentOf} = tables
  const vocabulary = new Vocabulary(index, rules, tables.vocabulary)
  const matcher = new TextMatcher(index, rules, locale, vocabulary)
  return {matcher, rules, documentOf, tables}
}

function readText(stored: readonly ArrayBuffer[]): IndexedText {
  const {value, tables} = unpack<
    StoredTexts,
    Omit<TextTables, 'words'> & VocabularyNumbers & {documentOf: Int32Array}
  >(stored)
  const {words, ...texts} = value
  return {
    index: new TextIndex({words, ...tables}),
    vocabulary: {...texts, ...tables},
    documentOf: tables.documentOf,
  }
}

function* buildText(
  db: Database,
  site: Site,
  locale: string,
  rules: WordRules,
): Generator<void, IndexedText> {
  const settings = searchSettings(db, site.id)
  const columns = catalogColumns(db)
  const documentOf = new Int32Array(columns.ids.length).fill(-1)
  const index = new TextIndexBuilder()
  yield* new TextDocuments(db, site.catalogId, locale, settings).each((id, fields) => {
    const ordinal = columns.ordinalOf(id)
    const document = index.add(fields, rules.mask)
    if (ordinal !== undefined) documentOf[ordinal] = document
  })
  yield
  const made = index.finish()
  return {index: made, vocabulary: yield* growVocabulary(made, rules), documentOf}
}

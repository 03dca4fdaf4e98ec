import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {RevisionCache} from '../../db/revision-cache'
import {localeChain} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {catalogColumns} from './catalog-columns'
import {readNameLocales} from './search-repository'
import {searchSettings} from './search-settings-repository'
import {languageOf} from './text/stemming'
import {TextDocuments} from './text-documents'
import {TextIndex} from './text/text-index'
import {TextMatcher} from './text/text-matcher'
import {wordRules, type WordRules} from './text/word-rules'

/** The words of a catalog in one locale. */
export interface SiteText {
  readonly matcher: TextMatcher
  readonly rules: WordRules
  /** Document number of a product's text by the ordinal of the product; -1 for a product without text. */
  readonly documentOf: Int32Array
}

/** Maximum number of indexes in memory; sites with the same catalog, settings and language share one. */
const capacity = 24

const languages = new RevisionCache('catalog', (db: Database) => new Set(readNameLocales(db)))

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

/** The index of a site's words in a locale, built on the first request. */
export function siteText(db: Database, site: Site, locale: string): SiteText {
  return growingText(db, site, locale).finish()
}

/**
 * Builds the index of a site's words in steps of some milliseconds; each call does one step and
 * returns whether the index is complete. A search in between completes the index, starting from the
 * steps already done.
 */
export function growSiteText(db: Database, site: Site, locale: string): boolean {
  return growingText(db, site, locale).grow()
}

function growingText(db: Database, site: Site, locale: string): GrowingText {
  const revision = readRevision(db, 'catalog')
  let cache = caches.get(db)
  if (cache?.revision !== revision) {
    cache = {revision, texts: new Map()}
    caches.set(db, cache)
  }
  const settings = searchSettings(db, site.id)
  const known = languages.get(db, '')
  const data = localeChain(locale).find((link) => known.has(link)) ?? 'default'
  const key = JSON.stringify([site.catalogId, settings.key, data, languageOf(locale)])
  let text = cache.texts.get(key)
  if (!text) {
    text = new GrowingText(() => buildText(db, site, locale))
    const oldest = cache.texts.keys().next()
    if (cache.texts.size >= capacity && !oldest.done) cache.texts.delete(oldest.value)
    cache.texts.set(key, text)
  }
  return text
}

function* buildText(db: Database, site: Site, locale: string): Generator<void, SiteText> {
  const settings = searchSettings(db, site.id)
  const rules = wordRules(settings, locale)
  const columns = catalogColumns(db)
  const documentOf = new Int32Array(columns.ids.length).fill(-1)
  const index = new TextIndex()
  yield* new TextDocuments(db, site.catalogId, locale, settings).each((id, fields) => {
    const ordinal = columns.ordinalOf(id)
    const document = index.add(fields, rules.mask)
    if (ordinal !== undefined) documentOf[ordinal] = document
  })
  return {matcher: new TextMatcher(index, rules, locale), rules, documentOf}
}

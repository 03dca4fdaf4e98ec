import fc from 'fast-check'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {execute, openDatabase, queryAll, type Database} from '../../db/database'
import {bumpRevision, readRevision} from '../../db/revision'
import {exampleArchive} from '../../testing/example-shop'
import {propertyRuns, seedTitle} from '../../testing/extent'
import {prepareArchives} from '../../testing/prepared-data'
import {SiteRegistry, type Site} from '../sites/site-registry'
import {searchProducts} from './product-search'
import {searchSettings} from './search-settings-repository'
import {siteIndex} from './site-index'
import {siteText} from './site-text'
import {readSnapshot, writeSnapshot} from './snapshot-repository'
import {suggestPhrases} from './suggestions'
import {prepareSearch} from './warm-up'

/** Languages that join words, that do not, and without spaces. */
const siteIds = ['DEU', 'USA', 'FRA', 'JPN']

const folders: string[] = []
const open: Database[] = []

async function newFolder(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-stored-'))
  folders.push(folder)
  await prepareArchives(folder, [exampleArchive])
  return folder
}

/** A connection that knows nothing yet, as after a start. */
function start(folder: string): Database {
  const db = openDatabase(folder)
  open.push(db)
  return db
}

const sitesOf = (db: Database): Site[] => {
  const registry = new SiteRegistry(db)
  return siteIds.flatMap((id) => registry.get(id) ?? [])
}

const firstSite = (db: Database): Site[] => sitesOf(db).slice(0, 1)

afterEach(() => {
  open.splice(0).forEach((db) => db.close())
})
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})))

const stored = (db: Database) =>
  queryAll<{name: string; revision: number}>(
    db,
    'SELECT DISTINCT name, revision FROM search_snapshot',
  )

/** Everything that a search and its suggestions show. */
function answer(db: Database, site: Site, text: string | undefined) {
  const {defaultLocale: locale, currency} = site
  const result = searchProducts(db, site, {
    locale,
    currency,
    text,
    refinements: [],
    offset: 0,
    limit: 50,
  })
  const index = siteIndex(db, site, currency)
  return {
    hits: result.hits.map(({document, skus}) => [document.product.id, skus.map(({id}) => id)]),
    total: result.total,
    facets: result.facets,
    terms: result.text?.terms,
    scores: result.text?.scores,
    suggestions:
      text === undefined ? null : suggestPhrases(db, {site, index, locale, text, limit: 5}),
  }
}

/** A word as shoppers type it: whole, its beginning, or with one mistake. */
const typed = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('whole', 'prefix', 'drop', 'swap'), fc.nat())
    .map(([word, way, number]) => {
      const letters = [...word]
      const at = number % letters.length
      switch (way) {
        case 'prefix':
          return letters.slice(0, at + 1).join('')
        case 'drop':
          return letters.toSpliced(at, 1).join('')
        case 'swap':
          return letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed()).join('')
        default:
          return word
      }
    })

const phrases = (words: readonly string[]) =>
  fc
    .tuple(fc.array(typed(words), {minLength: 1, maxLength: 3}), fc.boolean())
    .map(([chosen, isQuoted]) => (isQuoted ? `"${chosen.join(' ')}"` : chosen.join(' ')))

describe('the stored index', () => {
  let freshFolder: string
  let storedFolder: string

  beforeAll(async () => {
    freshFolder = await newFolder()
    storedFolder = await newFolder()
    const db = openDatabase(storedFolder)
    prepareSearch(db, sitesOf(db))
    db.close()
  })

  it.each(siteIds)(`answers like one built now: %s (${seedTitle})`, (siteId) => {
    const [fresh, restarted] = [start(freshFolder), start(storedFolder)]
    const site = new SiteRegistry(fresh).get(siteId) as Site
    expect(answer(restarted, site, undefined)).toEqual(answer(fresh, site, undefined))
    const {index} = siteText(fresh, site, site.defaultLocale).tables
    const dictionaries = searchSettings(fresh, siteId).dictionaries(site.defaultLocale)
    const words = [...index.words.map((word) => word.replaceAll('\u0000', ''))]
    const known = [...dictionaries.synonyms.flat(), ...dictionaries.suggestions.flat(), 'BG-1']
    const same = (text: string) =>
      expect(answer(restarted, site, text)).toEqual(answer(fresh, site, text))
    known.forEach(same)
    fc.assert(fc.property(phrases(words), same), propertyRuns(25, 1000))
    expect(stored(fresh)).toEqual([])
  })

  it('is read without the products', () => {
    const db = start(storedFolder)
    const [site] = sitesOf(db) as [Site]
    execute(db, `ALTER TABLE product_variant RENAME TO product_variant_away`)
    try {
      const {matcher} = siteText(db, site, site.defaultLocale)
      expect(matcher.match('Kinderwagen').scores.some((score) => score > 0)).toBe(true)
    } finally {
      execute(db, `ALTER TABLE product_variant_away RENAME TO product_variant`)
    }
  })

  it('is not stored again while it is there', () => {
    const db = start(storedFolder)
    const before = stored(db)
    execute(
      db,
      `CREATE TRIGGER unwanted BEFORE INSERT ON search_snapshot BEGIN SELECT RAISE(ABORT, 'again'); END`,
    )
    prepareSearch(db, sitesOf(db))
    execute(db, 'DROP TRIGGER unwanted')
    expect(stored(db)).toEqual(before)
    expect(before.length).toBeGreaterThan(siteIds.length)
  })
})

describe('an index of other data', () => {
  const total = (db: Database, text: string) => {
    const [site] = firstSite(db) as [Site]
    return answer(db, site, text).total
  }

  it('is neither read nor kept after a change of the catalog', async () => {
    const folder = await newFolder()
    const db = start(folder)
    prepareSearch(db, firstSite(db))
    const {id} = queryAll<{id: string}>(
      db,
      `SELECT product_id AS id FROM category_assignment ORDER BY product_id LIMIT 1`,
    )[0] as {id: string}
    expect(total(db, 'Zwetschgenbaum')).toBe(0)
    db.transaction(() => {
      const texts = JSON.stringify({name: {default: 'Zwetschgenbaum', de: 'Zwetschgenbaum'}})
      execute(db, 'UPDATE product SET texts = ? WHERE id = ?', texts, id)
      bumpRevision(db, 'catalog')
    })()
    const restarted = start(folder)
    expect(total(restarted, 'Zwetschgenbaum')).toBe(1)
    prepareSearch(restarted, firstSite(restarted))
    const revision = readRevision(restarted, 'catalog')
    expect(stored(restarted).every((one) => one.revision === revision)).toBe(true)
    expect(total(start(folder), 'Zwetschgenbaum')).toBe(1)
  })

  it('is not stored when the catalog has changed since it was built', async () => {
    const db = start(await newFolder())
    const key = {revision: readRevision(db, 'catalog'), parts: ['test']}
    bumpRevision(db, 'catalog')
    writeSnapshot(db, key, [Buffer.from('{}')])
    expect(stored(db)).toEqual([])
  })

  it('is neither read nor kept when another program wrote it', async () => {
    const folder = await newFolder()
    const db = start(folder)
    prepareSearch(db, firstSite(db))
    execute(db, `UPDATE search_snapshot SET code = 'other', content = x'00'`)
    const restarted = start(folder)
    expect(total(restarted, 'Kinderwagen')).toBeGreaterThan(0)
    prepareSearch(restarted, firstSite(restarted))
    const codes = queryAll<{code: string}>(restarted, 'SELECT DISTINCT code FROM search_snapshot')
    expect(codes).toHaveLength(1)
    expect(codes).not.toEqual([{code: 'other'}])
  })
})

describe('the storing', () => {
  it('leaves nothing when it is interrupted, and the search as it was', async () => {
    const folder = await newFolder()
    const db = start(folder)
    const key = {revision: readRevision(db, 'catalog'), parts: ['test']}
    execute(
      db,
      `CREATE TRIGGER interrupted BEFORE INSERT ON search_snapshot WHEN NEW.part = 1
       BEGIN SELECT RAISE(ABORT, 'interrupted'); END`,
    )
    const parts = [Buffer.from('{}'), Buffer.from('1')]
    expect(() => writeSnapshot(db, key, parts)).toThrow('interrupted')
    expect(readSnapshot(db, key)).toBeUndefined()
    execute(db, 'DROP TRIGGER interrupted')
    writeSnapshot(start(folder), key, parts)
    expect(readSnapshot(db, key)).toHaveLength(2)
  })

  it('does not wait for another process that writes, and is done by the next start', async () => {
    const folder = await newFolder()
    const [db, other] = [start(folder), start(folder)]
    other.exec('BEGIN IMMEDIATE')
    const began = performance.now()
    const key = {revision: readRevision(db, 'catalog'), parts: ['test']}
    writeSnapshot(db, key, [Buffer.from('{}')])
    expect(performance.now() - began).toBeLessThan(1000)
    expect(stored(db)).toEqual([])
    other.exec('ROLLBACK')
    prepareSearch(db, firstSite(db))
    prepareSearch(other, firstSite(other))
    expect(stored(db).length).toBeGreaterThan(1)
    // Statements wait for others again.
    expect(db.pragma('busy_timeout')).toEqual([{timeout: 5000}])
  })
})

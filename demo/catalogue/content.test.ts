import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openDatabase, queryAll, type Database} from '../../sandbox/db/database'
import {localize, type Localized} from '../../sandbox/domains/sites/locale'
import {SiteRegistry} from '../../sandbox/domains/sites/site-registry'
import {prepareArchives} from '../../sandbox/testing/prepared-data'
import {shopArchive} from './shop'
import {promotions} from './source/promotions/promotion-range'

const languages = ['default', 'de', 'ja']

interface Asset {
  readonly id: string
  readonly name: Localized
  readonly body: Localized
  readonly data: Localized
}

let folder: string
let db: Database
let assets: readonly Asset[]
let categories: ReadonlySet<string>
let folders: ReadonlySet<string>
/** Ids of pages and components of Page Designer, whose texts are data of their own. */
let designed: ReadonlySet<string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  await prepareArchives(folder, [shopArchive])
  db = openDatabase(folder)
  categories = new Set(queryAll<{id: string}>(db, 'SELECT id FROM category').map(({id}) => id))
  folders = new Set(queryAll<{id: string}>(db, 'SELECT id FROM content_folder').map(({id}) => id))
  designed = new Set(queryAll<{id: string}>(db, 'SELECT id FROM page_designer').map(({id}) => id))
  assets = queryAll<{id: string; texts: string; custom: string}>(
    db,
    'SELECT id, texts, custom FROM content_asset',
  ).map(({id, texts, custom}) => {
    const {name = {}} = JSON.parse(texts) as Partial<Record<string, Localized>>
    const {body = {}, data = {}} = JSON.parse(custom) as Partial<Record<string, Localized>>
    return {id, name, body, data}
  })
}, 60_000)

afterAll(() => {
  db.close()
  rmSync(folder, {recursive: true})
})

/** Everything below a value of parsed JSON, itself included. */
function nodes(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap(nodes)]
}

/** Site-relative links of all bodies and data, with the asset that has them. */
function links(): {from: string; href: string}[] {
  return assets.flatMap(({id, body, data}) => {
    const inBodies = Object.values(body).flatMap((html) =>
      [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? ''),
    )
    const inData = Object.values(data)
      .flatMap((json) => nodes(JSON.parse(json)))
      .map((node) => {
        const {href, link} = (node ?? {}) as Record<string, unknown>
        return [href, link].find((target) => typeof target === 'string') ?? ''
      })
      .filter((href): href is string => typeof href === 'string' && href.startsWith('/'))
    return [...inBodies, ...inData].map((href) => ({from: id, href}))
  })
}

/** True for a path that the storefront's routes answer with something from this archive (rule CONTENT-7). */
function exists(href: string): boolean {
  const single = ['/contact-us', '/country-selector', '/warranty', '/cpsia', '/withdraw']
  if (single.includes(href)) return true
  const promotion = /^\/search\?pmid=(.+)$/.exec(href)?.[1]
  if (promotion) return promotions.some(({id}) => id === promotion)
  const [, root = '', ...rest] = href.split('/')
  const last = rest.at(-1) ?? ''
  if (root === 'category') return categories.has(last)
  if (root === 'content') return assets.some(({id}) => id === last)
  const page = /^(.+)\.html$/.exec(last)?.[1]
  const roots = ['customer-service', 'newsroom', 'stokke', 'ct']
  return roots.includes(root) && (folders.has(page ?? '') || assets.some(({id}) => id === page))
}

/** Names of all properties and lengths of all lists: what has to be alike in every language. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
}

it('has every asset in every language', () => {
  expect(assets.length).toBeGreaterThan(0)
  for (const {id, name, body, data} of assets) {
    const texts = [name, ...[body, data].filter((values) => Object.keys(values).length > 0)]
    expect(designed.has(id) || texts.length > 1).toBe(true)
    for (const values of texts) {
      expect({id, languages: Object.keys(values)}).toEqual({
        id,
        languages: expect.arrayContaining(languages) as unknown,
      })
    }
  }
})

it('has data of the same shape in every language', () => {
  for (const {id, data} of assets) {
    const {default: base, ...others} = data
    if (base === undefined) continue
    for (const json of Object.values(others)) {
      expect({id, shape: shape(JSON.parse(json))}).toEqual({id, shape: shape(JSON.parse(base))})
    }
  }
})

it('links only to what there is', () => {
  expect(links().length).toBeGreaterThan(50)
  expect(links().filter(({href}) => !exists(href))).toEqual([])
})

it('shows rows of products from categories that exist', () => {
  const home = assets.find(({id}) => id === 'home')
  for (const json of Object.values(home?.data ?? {})) {
    const {productRow} = JSON.parse(json) as {productRow: {categoryId: string}}
    expect(categories).toContain(productRow.categoryId)
  }
})

it('keeps markup free of styles, classes and scripts', () => {
  for (const {id, body} of assets) {
    for (const html of Object.values(body)) {
      expect({id, found: /<script|<style|\s(?:style|class|on\w+)=/i.exec(html)}).toEqual({
        id,
        found: null,
      })
    }
  }
})

/** Titles of the pages of products, categories and content, by kind and id. */
function pageTitles(): readonly (readonly [string, Localized])[] {
  const rows = queryAll<{id: string; texts: string}>(
    db,
    `SELECT 'product ' || id AS id, texts FROM product
       WHERE id IN (SELECT product_id FROM category_assignment)
     UNION ALL SELECT 'category ' || id, texts FROM category
     UNION ALL SELECT 'content ' || id, texts FROM content_asset`,
  )
  return rows.flatMap(({id, texts}) => {
    const {pageTitle} = JSON.parse(texts) as {pageTitle?: Localized}
    return pageTitle ? [[id, pageTitle] as const] : []
  })
}

it('has no two pages with the same title in a locale', () => {
  const pages = pageTitles()
  const locales = new Set(new SiteRegistry(db).all().flatMap((site) => site.locales))
  const duplicates = [...locales].flatMap((locale) => {
    const byTitle = new Map<string, string>()
    return pages.flatMap(([id, titles]) => {
      const title = localize(titles, locale) ?? ''
      const other = byTitle.get(title)
      byTitle.set(title, id)
      return other === undefined ? [] : `${locale} ${title}: ${other}, ${id}`
    })
  })
  expect(pages.length).toBeGreaterThan(120)
  expect(locales.size).toBeGreaterThan(70)
  expect(duplicates).toEqual([])
})

import fs from 'node:fs'
import path from 'node:path'
import {unionAddresses} from '../../../config/markets/address/union-addresses'
import {FORGET_READS} from '../../../common/server-events'
import {importArchive} from '../../../sandbox/archive/import-archive'
import {writeArchive} from '../../../sandbox/testing/test-archive'
import {startBundle, type RunningBundle} from '../test/start-bundle'

let bundle: RunningBundle
beforeAll(async () => {
  bundle = await startBundle({}, path.resolve('demo/archive'))
}, 120_000)
afterAll(() => bundle.close())

const ORIGIN = 'https://shop.example'
const read = async (path: string) => {
  const response = await fetch(bundle.base + path)
  return {status: response.status, headers: response.headers, text: await response.text()}
}
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)
const locations = (text: string) => all(text, /<loc>([^<]+)<\/loc>/g)

it('names the sitemap in robots.txt and leaves searches out', async () => {
  const {text} = await read('/robots.txt')
  expect(text).toContain('Disallow: /*/search\n')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
})

it('has an index of all sites and of each site', async () => {
  const whole = await read('/sitemap.xml')
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toContain('application/xml')
  const site = await read('/sitemap/deu.xml')
  expect(locations(site.text)).toEqual([
    `${ORIGIN}/sitemap/deu/de-de/products-1.xml`,
    `${ORIGIN}/sitemap/deu/de-de/categories-1.xml`,
    `${ORIGIN}/sitemap/deu/de-de/content-1.xml`,
    `${ORIGIN}/sitemap/deu/de-de/stores-1.xml`,
    `${ORIGIN}/sitemap/deu/en-de/products-1.xml`,
    `${ORIGIN}/sitemap/deu/en-de/categories-1.xml`,
    `${ORIGIN}/sitemap/deu/en-de/content-1.xml`,
    `${ORIGIN}/sitemap/deu/en-de/stores-1.xml`,
  ])
  expect(locations(whole.text)).toEqual(expect.arrayContaining(locations(site.text)))
})

it('lists each page once, with pictures of the static host', async () => {
  const {text} = await read('/sitemap/deu/de-de/products-1.xml')
  const found = locations(text)
  expect(found.length).toBeGreaterThan(3)
  expect(new Set(found).size).toBe(found.length)
  expect(found.every((address) => address?.startsWith(`${ORIGIN}/deu/de-de/`))).toBe(true)
  expect(text).toContain(`<image:loc>${ORIGIN}/mobify/proxy/static/`)
})

it('dates each object and each part by its last change', async () => {
  const dateIn = (text: string) => all(text, /<lastmod>([^<]+)<\/lastmod>/g)
  for (const kind of ['products', 'categories', 'stores']) {
    const {text} = await read(`/sitemap/deu/de-de/${kind}-1.xml`)
    const pages = locations(text).filter((address) => !address?.endsWith('/stores'))
    expect(dateIn(text)).toHaveLength(pages.length)
    expect(dateIn(text).every((date) => Date.parse(date ?? '') <= Date.now())).toBe(true)
  }
  expect(dateIn((await read('/sitemap/deu.xml')).text)).toHaveLength(8)
})

it('lists the store finder and the stores of the country', async () => {
  const {text} = await read('/sitemap/deu/de-de/stores-1.xml')
  expect(locations(text)).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/deu/de-de/stores`,
      `${ORIGIN}/deu/de-de/stores/barnholt-de-01`,
    ]),
  )
  expect(text).not.toContain('barnholt-fr-01')
})

it('lists the stores of each country of a site for several, and none of others', async () => {
  const {text: european} = await read('/sitemap/eur/en-lu/stores-1.xml')
  const stores = fs.readFileSync('demo/archive/sites/EUR/stores.xml', 'utf8')
  const own = [...new Set(all(stores, /store-id="barnholt-(\w\w)-/g))].filter(
    (country = '') => country.toUpperCase() in unionAddresses,
  )
  expect(own.length).toBeGreaterThan(1)
  expect([...new Set(all(european, /stores\/barnholt-(\w\w)-/g))].sort()).toEqual(own.sort())
  const {text: global} = await read('/sitemap/global/en-gr/stores-1.xml')
  expect(locations(global)).toEqual([`${ORIGIN}/global/en-gr/stores`])
})

it('leaves out categories without products', async () => {
  const german = await read('/sitemap/deu/de-de/categories-1.xml')
  const american = await read('/sitemap/usa/en-us/categories-1.xml')
  expect(german.text).toContain('/deu/de-de/category/car-seats<')
  expect(american.text).not.toContain('/category/car-seats<')
  expect(locations(american.text)).toHaveLength(locations(german.text).length - 1)
})

it('returns every alternate', async () => {
  const german = await read('/sitemap/deu/de-de/categories-1.xml')
  const english = await read('/sitemap/usa/en-us/categories-1.xml')
  const linksOf = (text: string, path: string) => {
    const entry =
      all(text, /<url>(.+?)<\/url>/g).find((url) => url?.includes(`${path}</loc>`)) ?? ''
    return all(entry, /hreflang="([^"]+)" href="([^"]+)"/g)
  }
  const [first = ''] = locations(german.text)
  const path = first.slice(`${ORIGIN}/deu/de-de`.length)
  const there = linksOf(german.text, path)
  expect(there).toEqual(expect.arrayContaining(['de-DE', 'en-DE', 'en-US']))
  expect(linksOf(english.text, path)).toEqual(there)
})

it('lets the home page without a site be the default of the home pages', async () => {
  const {text} = await read('/sitemap/deu/de-de/content-1.xml')
  expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/"`)
})

/** Rules that take one product and one category out of search engines. */
const refusals = {
  'page-meta-tags.xml': `<?xml version="1.0" encoding="UTF-8"?>
<page-meta-tags xmlns="http://www.demandware.com/xml/impex/pagemetatag/2016-08-22">
  <page-meta-tag-rules>
    <product-detail-page-meta-tag-rules>
      <page-meta-tag-rule rule-id="refused-product" meta-tag-id="robots">
        <rule xml:lang="x-default">\${Constant('noindex, nofollow')}</rule>
      </page-meta-tag-rule>
    </product-detail-page-meta-tag-rules>
    <product-listing-page-meta-tag-rules>
      <page-meta-tag-rule rule-id="refused-category" meta-tag-id="robots">
        <rule xml:lang="x-default">\${Constant('noindex')}</rule>
      </page-meta-tag-rule>
    </product-listing-page-meta-tag-rules>
  </page-meta-tag-rules>
</page-meta-tags>`,
  'catalogs/barnholt-master/catalog.xml': `<?xml version="1.0" encoding="UTF-8"?>
<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="barnholt-master">
  <product product-id="BH-1010">
    <product-detail-page-meta-tag-rules>
      <page-meta-tag-rule rule-id="refused-product"/>
    </product-detail-page-meta-tag-rules>
  </product>
</catalog>`,
  'catalogs/barnholt-storefront/catalog.xml': `<?xml version="1.0" encoding="UTF-8"?>
<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="barnholt-storefront">
  <category category-id="car-seats">
    <product-listing-page-meta-tag-rules>
      <page-meta-tag-rule rule-id="refused-category"/>
    </product-listing-page-meta-tag-rules>
  </category>
</catalog>`,
}

it('leaves out pages that a rule of the backend takes out of search engines (rule SEO-10)', async () => {
  const readBoth = async () => ({
    products: locations((await read('/sitemap/deu/de-de/products-1.xml')).text),
    categories: locations((await read('/sitemap/deu/de-de/categories-1.xml')).text),
  })
  const before = await readBoth()
  const archive = writeArchive(refusals)
  await importArchive(bundle.sandbox.db, archive)
  fs.rmSync(archive, {recursive: true})
  process.emit(FORGET_READS as never)
  const after = await readBoth()
  expect(before.products.filter((page) => !after.products.includes(page))).toEqual([
    `${ORIGIN}/deu/de-de/product/BH-1010`,
  ])
  expect(before.categories.filter((page) => !after.categories.includes(page))).toEqual([
    `${ORIGIN}/deu/de-de/category/car-seats`,
  ])
})

it.each([
  '/sitemap/xyz.xml',
  '/sitemap/deu/ja-jp/products-1.xml',
  '/sitemap/deu/de-de/products-2.xml',
  '/sitemap/deu/de-de/products-0.xml',
])('answers 404 for %s', async (path) => expect((await read(path)).status).toBe(404))

it('answers 503 while the backend cannot be read, and keeps no such answer', async () => {
  await bundle.sandbox.app.close()
  process.emit(FORGET_READS as never)
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const {status, headers} = await read('/sitemap.xml')
  expect(status).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

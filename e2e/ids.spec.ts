/** Ids with characters that mean something in addresses: every page is at the address that the shop links to. */
import fs from 'node:fs'
import {shopArchive} from '../demo/catalogue/shop'
import {relativePaths} from '../common/paths'
import {
  CATEGORY_IDS,
  CIRCULAR_IDS,
  CONTENT_IDS,
  nameOf,
  PRODUCT_IDS,
  STORE_IDS,
  UNPRICED_ID,
  writeIdsArchive,
} from '../server/app/test/ids-archive'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test.describe.configure({mode: 'default', timeout: 300_000})

const DATA = '.cache/e2e-ids'
const PREFIX = '/deu/en-de'
let archive: string
let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(300_000)
  fs.rmSync(DATA, {recursive: true, force: true})
  archive = writeIdsArchive()
  shop = await OwnShop.start({
    data: DATA,
    env: {LOG_LEVEL: 'silent', SANDBOX_ARCHIVE: `${shopArchive},${archive}`},
  })
})
test.afterAll(async () => {
  await shop?.stop()
  fs.rmSync(archive, {recursive: true, force: true})
  fs.rmSync(DATA, {recursive: true, force: true})
})

const open = async (path: string) => {
  const answer = await fetch(shop.base + path, {redirect: 'manual'})
  return {status: answer.status, headers: answer.headers, text: await answer.text()}
}
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  apos: "'",
}
const plain = (markup: string): string =>
  markup.replace(/&([^;\s]{2,5});/g, (all, name: string) => ENTITIES[name] ?? all)
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => plain(found))

const PAGES = [
  ...[...PRODUCT_IDS, ...CIRCULAR_IDS].map(
    (id) => ['product', id, relativePaths.product(id)] as const,
  ),
  ...CATEGORY_IDS.map((id) => ['category', id, relativePaths.category(id)] as const),
  ...CONTENT_IDS.map((id) => ['content', id, relativePaths.content(id)] as const),
  ...STORE_IDS.map((id) => ['store', id, relativePaths.store(id)] as const),
]

test('every object is at its address, which is the canonical one, and the second answer is the first', async () => {
  const wrong: string[] = []
  for (const [kind, id, path] of PAGES) {
    for (let time = 0; time < 2; time += 1) {
      const {status, text} = await open(PREFIX + path)
      const [heading] = all(text, /<h1[^>]*>(.*?)<\/h1>/gs)
      const [canonical] = all(text, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g)
      const isRight =
        status === 200 && heading?.includes(nameOf(id)) && canonical?.endsWith(PREFIX + path)
      if (!isRight) wrong.push(`${kind} ${id}: ${status} ${heading} ${canonical}`)
    }
  }
  expect(wrong).toEqual([])
})

test('tiles of a listing and the sitemap lead to these addresses', async () => {
  const expected = PRODUCT_IDS.map((id) => PREFIX + relativePaths.product(id))
  for (const id of CATEGORY_IDS) {
    const {text} = await open(PREFIX + relativePaths.category(id))
    const links = all(text, /<a href="([^"]*)"/g).map((href) => href.split('?')[0])
    expect(links).toEqual(expect.arrayContaining(expected))
  }
  const paths = new Map<string, string[]>()
  for (const kind of ['products', 'categories', 'content', 'stores']) {
    const {text} = await open(`/sitemap/deu/en-de/${kind}-1.xml`)
    paths.set(
      kind,
      all(text, /<loc>([^<]*)<\/loc>/g).map((address) => new URL(address).pathname),
    )
  }
  const listed = [...paths.values()].flat()
  const known = PAGES.filter(([, id]) => !(CIRCULAR_IDS as readonly string[]).includes(id))
  expect(listed).toEqual(expect.arrayContaining(known.map(([, , path]) => PREFIX + path)))
})

test('an encoded source redirects, and a redirect to a product that is gone is a 404', async () => {
  const found = await open(`${PREFIX}/alte%20seite`)
  expect([found.status, found.headers.get('location')]).toEqual([301, `${PREFIX}/product/A%2FB`])
  expect((await open(`${PREFIX}/gone`)).status).toBe(404)
})

test('an address that cannot be decoded, and a text cut within a character, are no failure', async () => {
  for (const path of ['/product/%E0%A4%A', '/category/%', '/content/%ZZ', '/stores/%C3']) {
    const {status, headers} = await open(PREFIX + path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 400, 'no-store'])
  }
  const long = encodeURIComponent(`${'a'.repeat(499)}😀`)
  for (const query of ['q', 'sort', 'pid', 'refine', 'cgid'].map((name) => `${name}=${long}`)) {
    for (const path of ['/search', '/category/Curry%203', '/product/BH-1010', '/stores']) {
      const {status} = await open(`${PREFIX}${path}?${query}`)
      expect([path, query.slice(0, 6), status < 500]).toEqual([path, query.slice(0, 6), true])
    }
  }
  expect((await open(`${PREFIX}/search?q=${long}`)).status).toBe(200)
})

test('pictures with blanks, commas and signs load', async () => {
  const {text} = await open(`${PREFIX}/product/A%20B`)
  const sources = all(text, /src(?:set)?="([^"]*Gr%C3%B6%C3%9Fe[^"]*)"/gi)
  expect(sources.length).toBeGreaterThan(0)
  const addresses = sources.flatMap((source) =>
    source.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  for (const address of addresses) {
    const answer = await fetch(shop.base + address)
    expect([answer.status, answer.headers.get('x-image-placeholder')]).toEqual([200, null])
  }
})

test('a product without a price says so and cannot be bought', async ({page}) => {
  await page.goto(`${shop.base}${PREFIX}/product/${UNPRICED_ID}`)
  await ready(page)
  await expect(page.getByText('Price on request').first()).toBeVisible()
  await expect(page.getByRole('button', {name: /add to cart/i})).toHaveCount(0)
})

for (const id of ['A/B', 'A%20B', 'A?B', 'A%B', '日本-1'] as const) {
  test(`a shopper opens ${id} from a tile, reloads it, buys it and goes back`, async ({page}) => {
    const listing = shop.base + PREFIX + relativePaths.category('pool & ducks')
    await page.goto(listing)
    await ready(page)
    const path = PREFIX + relativePaths.product(id)
    await page
      .locator(`main h3 a[href="${path}"]`)
      .first()
      .evaluate((link) => {
        link.removeAttribute('data-quick')
        ;(link as HTMLElement).click()
      })
    const heading = page.getByRole('heading', {level: 1, name: nameOf(id), exact: true})
    await expect(heading).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await ready(page)
    await expect(heading).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await page
      .getByRole('button', {name: /add to cart/i})
      .first()
      .click()
    await expect(page.getByText(/added to/i).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(listing)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nameOf('pool & ducks'))
    await page.goForward()
    await expect(heading).toBeVisible()
    await page.goto(`${shop.base}${PREFIX}/appcart`)
    await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible()
  })
}

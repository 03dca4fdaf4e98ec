/** Parts of documents that the server renders once and shares: no page shows another page's. */
import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'

/** Without a page cache, so that each answer is rendered. */
let shop: OwnShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({env: {PAGE_CACHE: 'off'}})
})
test.afterAll(() => shop.stop())

const PAGES = [
  '/deu/de-de/home',
  '/deu/de-de/category/strollers',
  '/deu/de-de/category/high-chairs',
  '/deu/de-de/product/BH-1010?color=moss',
  '/deu/de-de/product/BH-1010?color=sand',
  '/deu/de-de/product/BH-2230',
  '/deu/en-de/product/BH-2230',
  '/deu/de-de/search?q=wagen',
  '/deu/de-de/stores',
  '/usa/en-us/product/BH-1010?color=sand',
  '/jpn/ja-jp/category/strollers',
]

/** Id of a rendering. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

async function rendered(path: string): Promise<string> {
  const answer = await fetch(shop.base + path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replace(ID, 'id')
}

test('a document does not depend on the pages rendered before it', async () => {
  const first = new Map<string, string>()
  for (const path of PAGES) first.set(path, await rendered(path))
  for (const path of [...PAGES].reverse())
    expect([path, await rendered(path)]).toEqual([path, first.get(path)])
})

test('links to the other languages are those of the page', async () => {
  for (const path of ['/home', '/category/strollers', '/product/BH-1010', '/stores'])
    expect(await rendered(`/deu/de-de${path}`)).toContain(`href="/deu/en-de${path}" lang="en-DE"`)
})

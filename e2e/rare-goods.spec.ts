/** Goods with a date, a rare picture, and a site without stores: what the demonstration shop has none of. */
import fs from 'node:fs'
import {shopArchive} from '../demo/catalogue/shop'
import {PREVIEW_SECRET} from '../playwright.config'
import {OwnShop} from './support/own-shop'
import {RARE, RARE_CATEGORY, WITHOUT_STORES, writeRareGoods} from './support/rare-goods'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({mode: 'default', timeout: 300_000})

const DATA = '.cache/e2e-rare-goods'
const PREFIX = '/deu/en-de'
const en = (id: Parameters<typeof message>[1]) => message('en-DE', id)
const nameOf = (id: string) => `Name of ${id}`
let archive: string
let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(300_000)
  fs.rmSync(DATA, {recursive: true, force: true})
  archive = writeRareGoods()
  shop = await OwnShop.start({
    data: DATA,
    env: {LOG_LEVEL: 'silent', PREVIEW_SECRET, SANDBOX_ARCHIVE: `${shopArchive},${archive}`},
  })
})
test.afterAll(async () => {
  await shop?.stop()
  fs.rmSync(archive, {recursive: true, force: true})
  fs.rmSync(DATA, {recursive: true, force: true})
})

const at = (path: string) => shop.base + PREFIX + path

test('a product that is valid from a later day is nowhere before, and in the preview of that day', async ({
  page,
}) => {
  expect((await page.request.get(at(`/product/${RARE.later}`))).status()).toBe(404)
  await page.goto(at(`/category/${RARE_CATEGORY}`))
  await ready(page)
  await expect(page.getByRole('link', {name: nameOf(RARE.soon)})).toBeVisible()
  await expect(page.getByRole('link', {name: nameOf(RARE.later)})).toHaveCount(0)

  await page.goto(`${shop.base}/preview`)
  await page.getByLabel('Password of the preview').fill(PREVIEW_SECRET)
  await page.getByRole('button', {name: 'Log in'}).click()
  await page.getByRole('combobox', {name: 'Site and language'}).selectOption(PREFIX)
  await page.getByRole('textbox', {name: /^Page/}).fill(`/product/${RARE.later}`)
  await page.getByLabel('Date and time').fill('2099-04-02T10:00')
  await page.getByRole('button', {name: 'Open preview'}).click()
  await expect(page.getByRole('heading', {level: 1, name: nameOf(RARE.later)})).toBeVisible()
})

test('a product that comes soon names no day of its validity that is over', async ({page}) => {
  await page.goto(at(`/product/${RARE.soon}`))
  await ready(page)
  const main = page.getByRole('main')
  await expect(main.getByText(en('product.availability.comingsoon')).first()).toBeVisible()
  await expect(main).not.toContainText('2020')
})

test('a tile shows the second main picture (c_extraMainImage2) under the mouse', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A touch has no hover.')
  await page.goto(at(`/category/${RARE_CATEGORY}`))
  await ready(page)
  const tile = page
    .locator('main article')
    .filter({has: page.getByRole('link', {name: nameOf(RARE.pictures)})})
  await expect(tile.locator('img')).toHaveCount(1)
  await tile.hover()
  await expect(tile.locator('img[src*="second.png"]')).toBeAttached()
  await expect(tile.locator('img')).toHaveCount(2)
})

test('a site whose stores are turned off has no page of stores and no way there', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const own = `${shop.base}/${WITHOUT_STORES.toLowerCase()}/en-ie`
  for (const path of ['/stores', '/stores?address=Dublin', '/stores/barnholt-ie-01']) {
    expect([path, (await page.request.get(own + path)).status()]).toEqual([path, 404])
  }
  expect((await page.request.get(at('/stores'))).status()).toBe(200)
  await page.goto(`${own}/stores`)
  await expect(page.getByRole('heading', {level: 1})).toContainText(en('notFound.en.title'))
  await page.goto(`${own}/home`)
  await ready(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('a[href*="/stores"], form[action*="/stores"]')).toHaveCount(0)
})

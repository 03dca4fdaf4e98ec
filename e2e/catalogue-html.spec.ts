/** Pages of products and content whose markup could break the page around it: the page is whole (ADR 0014). */
import fs from 'node:fs'
import {execute, openDatabase} from '../sandbox/db/database'
import {noOverflow} from './support/no-overflow'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const DATA = '.cache/e2e-catalogue-html'
const SITE = '/deu/en-de'

/** Descriptions by the product that has them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'BH-7030': 'Text <!-- open comment',
  'BH-7040': 'Text</div></div></main></body>after',
  'BH-7010': '<table><tr><td><a href="/x"><b>open',
  'BH-7020':
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/"><a href="/product/BH-7010">The next product</a>',
  'BH-5010':
    '<img src=x onerror="document.title=1"><script>document.title=1</script><h1>Second</h1><li>Text<td>',
  'BH-5020': `<table width="2000"><tr>${'<td>Unbreakable-measure</td>'.repeat(20)}</tr></table>`,
}

const STYLES = `<p id="far">Text of the editor</p><style>
  html ~ *, body ~ *, footer, header { display: none }
  body { --p: fixed; position: absolute; inset: 0; z-index: 2147483647; width: 300vw; height: 100vh; background: red }
  p { position: var(--p, fixed); inset: 0; z-index: 2147483647 }
</style>`

let shop: OwnShop

test.describe.configure({mode: 'default'})
test.use({viewport: {width: 360, height: 740}})

test.beforeAll(async () => {
  test.setTimeout(180_000)
  fs.rmSync(DATA, {recursive: true, force: true})
  shop = await OwnShop.start({data: DATA})
  const db = openDatabase(DATA)
  for (const [id, description] of Object.entries(DESCRIPTIONS)) {
    const texts = JSON.stringify({default: description})
    execute(
      db,
      `UPDATE product SET texts = json_set(texts, '$.longDescription', json(?), '$.shortDescription', json(?))
       WHERE id = ?`,
      texts,
      JSON.stringify({default: '<b>50</b> off &amp; more'}),
      id,
    )
  }
  execute(
    db,
    `UPDATE content_asset SET custom = json_set(custom, '$.body', json(?)) WHERE id = 'care-guide'`,
    JSON.stringify({default: STYLES}),
  )
  db.close()
})
test.afterAll(async () => {
  await shop?.stop()
  fs.rmSync(DATA, {recursive: true, force: true})
})

for (const id of Object.keys(DESCRIPTIONS)) {
  test(`the page of ${id} is whole`, async ({page, allowConsole}) => {
    // The picture of a description that does not exist.
    allowConsole(/404/)
    const address = `${shop.base}${SITE}/product/${id}`
    await page.goto(address)
    await ready(page)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).not.toHaveTitle('1')
    await expect(page.getByText('50 off & more', {exact: true}).first()).toBeVisible()
    expect(await noOverflow(page)).toBe(true)
    expect(page.url()).toBe(address)
    expect(
      await page
        .locator('footer')
        .last()
        .evaluate((footer) => footer.closest('main')),
    ).toBeNull()
  })
}

test('a product with an open comment is added to the cart', async ({page}) => {
  await page.goto(`${shop.base}${SITE}/product/BH-7030`)
  await ready(page)
  const add = page.getByRole('button', {name: /^Add to (?:cart|basket)/}).first()
  await add.scrollIntoViewIfNeeded()
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a link of a description leads to its page of the shop', async ({page}) => {
  await page.goto(`${shop.base}${SITE}/product/BH-7020`)
  await ready(page)
  await page.getByRole('link', {name: 'The next product'}).click()
  await expect(page).toHaveURL(`${shop.base}${SITE}/product/BH-7010`)
  await expect(page.locator('main [data-scroll] td a b')).toHaveText('open')
  await expect(page.locator('main [data-scroll] td a')).toHaveAttribute('href', `${SITE}/x`)
})

test('styles of editors stay in their block', async ({page}) => {
  await page.goto(`${shop.base}${SITE}/customer-service/care-guide.html`)
  await ready(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const text = page.getByText('Text of the editor')
  await expect(text).toBeAttached()
  const atHeader = await page.evaluate(() => {
    const found = document.elementFromPoint(20, 20)
    return found?.closest('main') ? 'main' : 'frame'
  })
  expect(atHeader).toBe('frame')
  expect(await noOverflow(page)).toBe(true)
})

/** The twelve widgets of content, on the pages of our archive that use them. */
import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const USA = '/usa/en-us'
const DATA = '.cache/e2e-widgets'
const TOKEN = 'token-of-the-purge'
const STROLLERS = `${USA}/newsroom/wheels-over-kerbs.html`
const OIL = `${USA}/newsroom/oil-not-lacquer.html`
const WORKSHOP = `${USA}/newsroom/open-workshop.html`

const widget = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Scrolls to a widget whose code loads near the window, and waits for what it shows. */
async function reach(page: Page, name: string, shows: string): Promise<void> {
  await expect(async () => {
    await widget(page, name).scrollIntoViewIfNeeded()
    await expect(widget(page, name).locator(shows).first()).toBeVisible({timeout: 2_000})
  }).toPass()
}

test('a picture has points that open with the keyboard, and the same products as links', async ({
  page,
}) => {
  await open(page, STROLLERS)
  const picture = widget(page, 'hotspot')
  const links = picture.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['The bassinet', 'Frame and wheels'])
  await reach(page, 'hotspot', 'button')
  const points = picture.getByRole('button')
  await expect(points).toHaveCount(2)
  await points.first().focus()
  await page.keyboard.press('Enter')
  await expect(points.first()).toHaveAttribute('aria-expanded', 'true')
  const card = picture.getByRole('presentation').getByRole('link')
  await expect(card).toHaveAttribute('href', `${USA}/product/BH-1410`)
  await axe(page, '[data-island="hotspot"]')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  for (const point of await points.all()) {
    const box = await point.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('products by number and by search are tiles, with a link to all of them', async ({page}) => {
  await open(page, STROLLERS)
  const named = widget(page, 'product').getByRole('heading', {level: 3})
  await expect(named).toHaveCount(2)
  const links = widget(page, 'product').locator('h3 a')
  await expect(links.first()).toHaveAttribute('href', new RegExp(`^${USA}/product/BH-1010`))
  await expect(links.last()).toHaveAttribute('href', new RegExp(`^${USA}/product/BH-1020`))
  const row = widget(page, 'search')
  await expect(row.getByRole('heading', {name: 'All with the same wheels'})).toBeVisible()
  await expect(row.locator('article')).toHaveCount(6)
  await expect(row.locator(`a[href="${USA}/category/strollers"]`)).toBeVisible()
  await links.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${USA}/product/BH-1010`))
})

test('pictures of families open with the keyboard, and the store finder is a link', async ({
  page,
}) => {
  await open(page, STROLLERS)
  await reach(page, 'fanreel', 'li')
  const posts = widget(page, 'fanreel').getByRole('listitem').getByRole('button')
  expect(await posts.count()).toBeGreaterThanOrEqual(3)
  await posts.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(posts.first()).toBeFocused()
  await expect(widget(page, 'store').getByRole('link')).toHaveAttribute('href', `${USA}/stores`)
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
})

test('an article has a product with its words, accessories and a teaser', async ({page}) => {
  await open(page, OIL)
  const infos = widget(page, 'productinfos')
  await expect(infos.locator('h3')).toBeVisible()
  await expect(infos.locator('article ~ div p')).toBeVisible()
  await expect(infos.getByRole('link', {name: /^View product/})).toHaveAttribute(
    'href',
    `${USA}/product/BH-2010`,
  )
  await expect(widget(page, 'accessories').locator('article').first()).toBeVisible()
  const teaser = widget(page, 'article').getByRole('link')
  await expect(teaser).toHaveAttribute('href', `${USA}/customer-service/care-guide.html`)
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await teaser.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/care-guide\.html$/)
})

test('the button of an article adds to the cart with the keyboard, once', async ({page}) => {
  await open(page, OIL)
  const button = widget(page, 'addToCart').getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await axe(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
})

test('styles of the article apply in its text only', async ({page}) => {
  await open(page, OIL)
  await expect(widget(page, 'stylesheet')).toHaveCount(0)
  const look = (quote: Element) => {
    const {fontSize, borderInlineStartWidth, color, fontStyle} = getComputedStyle(quote)
    return {fontSize, borderInlineStartWidth, color, fontStyle}
  }
  const inside = await page.locator('main blockquote').evaluate(look)
  await page.evaluate(() =>
    document.querySelector('footer')?.append(document.createElement('blockquote')),
  )
  const outside = await page.locator('footer blockquote').evaluate(look)
  expect(inside).not.toEqual(outside)
  // The sheet of the article, and the same text without it.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('main link[rel="stylesheet"], main style'))
      sheet.remove()
  })
  expect(await page.locator('main blockquote').evaluate(look)).toEqual(outside)
})

test('an article includes other content and the newsletter form', async ({page}) => {
  await open(page, WORKSHOP)
  await expect(page.locator('main').getByRole('link', {name: 'Write to us'})).toBeVisible()
  await reach(page, 'newsletter', 'input')
  await expect(widget(page, 'newsletter').getByLabel('Email address')).toBeVisible()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})
  test('what needs no script is there', async ({page}) => {
    await page.goto(STROLLERS)
    await expect(widget(page, 'hotspot').getByRole('link')).toHaveCount(2)
    await expect(widget(page, 'product').locator('article')).toHaveCount(2)
    await expect(widget(page, 'search').locator('article')).toHaveCount(6)
    await expect(widget(page, 'store').getByRole('link')).toBeVisible()
    await page.goto(OIL)
    await expect(widget(page, 'productinfos').locator('article')).toBeVisible()
    await expect(widget(page, 'article').getByRole('link')).toBeVisible()
  })
})

test.describe('while a service behind a widget fails @mouse', () => {
  // One worker: the tests share a shop of their own, whose faults reach no other test.
  test.describe.configure({mode: 'default'})
  let shop: OwnShop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await OwnShop.start({data: DATA, env: {PAGE_CACHE_PURGE_TOKEN: TOKEN}})
  })
  // Pages and reads that the server keeps.
  test.beforeEach(async () => {
    const answer = await fetch(`${shop.base}/page-cache/purge`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${TOKEN}`},
      body: '{"all": true}',
    })
    expect(answer.status).toBe(200)
  })
  test.afterEach(() => shop.endFaults())
  test.afterAll(() => shop.stop())

  const KINDS = [
    ['dead', {kind: 'status', status: 503}],
    ['malformed', {kind: 'malformed'}],
  ] as const
  const SERVICES = [
    ['products', '*/shopper-products/*/products*', STROLLERS, 'product'],
    ['the search', '*/product-search*', STROLLERS, 'search'],
    ['the social feed', '*/media/*', STROLLERS, 'fanreel'],
    ['accessories', '*/shopper-products/*/products*', OIL, 'accessories'],
    ['the product of the button', '*/shopper-products/*/products*', OIL, 'addToCart'],
    ['the product with its words', '*/shopper-products/*/products*', OIL, 'productinfos'],
    ['the teaser', '*/content/(care-guide)*', OIL, 'article'],
  ] as const
  for (const [what, path, address, name] of SERVICES) {
    for (const [kind, fault] of KINDS) {
      test(`${what} ${kind}: the text stays, and the widget takes no room`, async ({
        page,
        allowConsole,
      }) => {
        allowConsole(/.*/)
        await shop.orderFault({...fault, path})
        const answer = await page.goto(shop.base + address)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
        await ready(page)
        await widget(page, name).evaluate((element) => element.scrollIntoView())
        const height = async () => (await widget(page, name).boundingBox())?.height ?? 0
        await expect.poll(height, {timeout: 15_000}).toBe(0)
        await page.goto('about:blank')
      })
    }

    test(`${what} slow: the text does not wait, and the widget comes later`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/.*/)
      await shop.orderFault({kind: 'latency', delay: 2_500, path})
      await page.goto(shop.base + address, {waitUntil: 'commit'})
      await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 3_500})
      await ready(page)
      await reach(page, name, 'a, button, li')
      await page.goto('about:blank')
    })
  }
})

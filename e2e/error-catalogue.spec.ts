/** Rows of the error catalogue, each provoked in a browser. What shoppers read is the shop's, never the backend's. */
import type {Page} from '@playwright/test'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const PREFIX = '/deu/de-de'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

/** Text of a notice, which is in the list of notices and in the live region of it. */
const notice = (page: Page, text: string) => page.getByText(text).first()

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

test('a store search that fails keeps the page and its stores, and says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503|ApiFault/)
  await page.goto(`${PREFIX}/stores?address=Potsdam&latitude=52.396&longitude=13.059`)
  await ready(page)
  await page.route('**/store-search?*', (route) =>
    route.fulfill(json(503, {title: 'Service Unavailable', detail: 'Out of order'})),
  )
  const stores = page.locator('main li h3')
  const before = await stores.allTextContents()
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('München')
  await field.press('Enter')
  await expect(notice(page, de('advice.stores.noLocation'))).toBeVisible()
  await expect(page.getByText(de('advice.stores.failed'))).toBeVisible()
  expect(await stores.allTextContents()).toEqual(before)
  await expect(page.getByText('Out of order')).toHaveCount(0)
})

test('the dialog of stores with stock says so in a notice when the search fails', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503|ApiFault/)
  await page.route('**/store-search?*', (route) => route.fulfill(json(503, {title: 'No'})))
  await page.goto(`${PREFIX}/product/BH-7030`)
  await ready(page)
  await page.getByRole('button', {name: de('advice.stores')}).press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(de('address.postalCode'))
  await field.fill('10115')
  await field.press('Enter')
  await expect(dialog.getByText(de('advice.stores.failed'))).toBeVisible()
  await expect(notice(page, de('advice.stores.noLocation'))).toBeVisible()
})

test('content that cannot be included gives its reason in the language of the page', async ({
  page,
}) => {
  await page.goto(`${PREFIX}/newsroom/oil-not-lacquer.html`)
  await ready(page)
  // A link whose code is not there yet loads a document, which the server reads.
  await page.waitForLoadState('networkidle')
  await page.route('**/services/content/{pages,service}/**', async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as {body?: object}
    const nodes = [{widget: 'cms', options: {slotId: 'hero'}, failure: 'Failure 401: Unauthorized'}]
    await route.fulfill(json(200, {...found, body: {styles: null, html: null, nodes}}))
  })
  const teaser = page.locator('[data-island="article"]').getByRole('link')
  await teaser.focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('hero')
  await expect(alert).toContainText('Der Inhaltsdienst hat mit Fehler 401 geantwortet.')
  await expect(alert).not.toContainText('Unauthorized')
})

test('a text without a value for its name keeps the name, and is logged', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/nobody/)
  const logged: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('nobody')) logged.push(line.text())
  })
  await page.route(/\/static\/translations\/compiled\/[\w-]+\.json/, async (route) => {
    const answer = await route.fetch()
    const texts = (await answer.json()) as Record<string, unknown>
    // A text of a dialog: the document of the server does not have it.
    texts['advice.stores.locate'] = [
      {type: 0, value: 'Für '},
      {type: 1, value: 'nobody'},
    ]
    await route.fulfill(json(200, texts))
  })
  await page.goto(`${PREFIX}/product/BH-7030`)
  await ready(page)
  await page.getByRole('button', {name: de('advice.stores')}).press('Enter')
  await expect(page.getByRole('dialog').getByText('Für {nobody}')).toBeVisible()
  expect(logged.length).toBeGreaterThan(0)
})

for (const [name, answer] of [
  ['a title', json(500, {title: 'Basket Engine Down', detail: 'Stack'})],
  ['no readable body', {status: 500, contentType: 'text/html', body: '<h1>Boom</h1>'}],
] as const) {
  test(`of a failed answer with ${name} shoppers read the shop's words`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 500/)
    await page.route('**/baskets/*/items*', (route) => route.fulfill(answer))
    await page.route(/\/baskets(\?|$)/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    )
    await page.goto(`${PREFIX}/product/BH-1010-sand-black`)
    await ready(page)
    await page
      .getByRole('button', {name: de('product.addToCart')})
      .first()
      .click()
    await expect(notice(page, de('error.generic'))).toBeVisible()
    await expect(page.getByText(/Basket Engine Down|Boom/)).toHaveCount(0)
  })
}

test('an answer without the id of a new list is refused by the shop itself, in its own words', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Something is wrong|ApiFault/)
  await page.route('**/product-lists?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(json(201, {})) : route.fallback(),
  )
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  await page
    .getByRole('button', {name: de('product.addToWishlist'), exact: true})
    .first()
    .click()
  await expect(notice(page, de('error.generic'))).toBeVisible()
  await expect(page.getByText('Something is wrong')).toHaveCount(0)
})

test('an action on the wish list that the backend does not know fails, is logged once and changes nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[45]/)
  const logged: string[] = []
  page.on('console', (line) => {
    if (line.text().startsWith('ApiFault')) logged.push(line.text())
  })
  await page.route('**/product-lists/*/items?*', (route) =>
    route.request().method() === 'POST' ? route.continue({method: 'PUT'}) : route.fallback(),
  )
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  const heart = page.getByRole('button', {name: de('product.addToWishlist'), exact: true}).first()
  await heart.click()
  await expect(notice(page, de('error.generic'))).toBeVisible()
  await expect(heart).toBeVisible()
  expect(logged).toEqual([
    expect.stringMatching(/^ApiFault: POST failed with a status of 40[45] \([\w-]+\)$/),
  ])
  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await ready(page)
  await expect(page.getByText(de('wishlist.empty.title'))).toBeVisible()
})

/** The loader of modules that webpack gives to a chunk. */
interface Loader {
  (id: string): Record<string, unknown>
  /** Code of the modules, by id. */
  readonly m: Readonly<Record<string, unknown>>
}

test('a hook outside of its provider throws, and the page goes on', async ({
  page,
  allowConsole,
}) => {
  const message = 'useShop needs a ShopProvider above it.'
  allowConsole(new RegExp(message))
  await page.goto(`${PREFIX}/product/BH-7030`)
  await ready(page)
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate((text) => {
    const {__LOADABLE_LOADED_CHUNKS__: chunks} = window as unknown as {
      __LOADABLE_LOADED_CHUNKS__: unknown[]
    }
    const loaders: Loader[] = []
    chunks.push([['outside'], {}, (loader: Loader) => loaders.push(loader)])
    const [loader] = loaders
    if (!loader) throw new Error('no loader of modules')
    const moduleWith = (code: string): Record<string, unknown> => {
      const [id] = Object.entries(loader.m).find(([, it]) => String(it).includes(code)) ?? []
      if (!id) throw new Error(`no module with ${code}`)
      return loader(id)
    }
    const {createElement} = moduleWith('.useSyncExternalStore=function')
    const {createRoot} = moduleWith('.createRoot=')
    const hook = Object.values(moduleWith(text)).find((it) => String(it).includes(text))
    const element = (createElement as (component: unknown) => unknown)(hook)
    const root = (createRoot as (place: Element) => {render(it: unknown): void})(
      document.createElement('div'),
    )
    root.render(element)
  }, message)
  expect((await thrown).message).toBe(message)
  await page
    .getByRole('button', {name: de('product.addToCart')})
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(de('addToCart.viewCart'))
})

test('the icon of a promotion that does not load is hidden, and its words stay', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 404/)
  const icon = page.locator('main img[src*="play-corner"]')
  await page.goto(`${PREFIX}/product/BH-6120`)
  await ready(page)
  await expect(icon.first()).toBeVisible()
  await page.route('**/*play-corner*', (route) => route.abort())
  await page.reload()
  await ready(page)
  await expect(icon).toHaveCount(0)
  await expect(page.getByText('15 % auf vier Kinderstühle').first()).toBeVisible()
})

test.describe('the first load from the server', () => {
  test.describe.configure({timeout: 180_000})
  let shop: OwnShop

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    shop = await OwnShop.start({data: '.cache/e2e-error-catalogue'})
  })
  test.afterAll(() => shop.stop())

  test('a content page whose asset fails says the words of content, in the language of the page', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 50\d|ApiFault/)
    await shop.orderFault({kind: 'status', status: 500, path: '*/content/*'})
    const answer = await page.goto(`${shop.base}${PREFIX}/newsroom/oil-not-lacquer.html`)
    expect(answer?.status()).toBeGreaterThanOrEqual(500)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('main')).toContainText(de('content.error'))
    await expect(page.getByText(pattern('de-DE', 'error.http'))).toHaveCount(0)
    await shop.endFaults()
    await page.reload()
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(de('error.page.title'))
  })
})

/**
 * Each backend system, with each kind of failure, for each type of page: the content of the server's HTML,
 * and that no incomplete page is cached. `npm test` breaks each system in one way, `npm run test:full` in all.
 */
import type {APIResponse, Page} from '@playwright/test'
import {extent} from '../sandbox/testing/extent'
import {
  alsoFailing,
  BACKEND_TIMEOUT_MS,
  ERROR,
  casesOf,
  pages,
  systems,
  ways,
  type FaultCase,
  type MatrixPage,
} from './support/fault-matrix'
import {invokeBundle} from './support/invoke-bundle'
import {answers, OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message} from './support/texts'

const PURGE_TOKEN = 'token-of-the-fault-matrix'

const LEGAL = ['imprint', 'privacy-policy', 'terms/terms'].map(
  (name) => `href="/deu/de-de/customer-service/legal/${name}.html"`,
)
/** An entry of the menu, and words of the content asset in the footer. */
const MENU_LINK = '/deu/de-de/category/strollers'
const FOOTER_TEXT = '© Barnholt'
const ERROR_TEXT = message('de-DE', 'error.http').replace('{status}', '500')

// One worker: the tests share what they start.
test.describe.configure({mode: 'default'})

let shop: OwnShop

/** Makes a system fail in a given way. */
async function breakSystem({system, way}: FaultCase): Promise<void> {
  for (const fault of alsoFailing[system] ?? []) await shop.orderFault(fault)
  for (const where of systems[system]) await shop.orderFault({...ways[way], ...where})
}

async function purge(): Promise<void> {
  const answer = await fetch(`${shop.base}/page-cache/purge`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
    body: '{"all": true}',
  })
  expect(answer.status).toBe(200)
}

interface Answer {
  status: number
  control: string
  missing: string | null
  cache: string | null
  text: string
}

async function get({path}: Pick<MatrixPage, 'path'>): Promise<Answer> {
  const {status, headers, ...answer} = await fetch(shop.base + path).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  return {
    status,
    control: headers.get('cache-control') ?? '',
    missing: headers.get('x-page-missing'),
    cache: headers.get('x-page-cache'),
    ...answer,
  }
}

function expectWhole({text, ...answer}: Answer, {status, cacheable, shows}: MatrixPage): void {
  expect(answer).toMatchObject({status, missing: null})
  expect(answer.control).toMatch(cacheable ? /s-maxage=\d+/ : /^no-store$/)
  expect(text).toMatch(shows)
  for (const link of [...LEGAL, FOOTER_TEXT]) expect(text).toContain(link)
}

function expectFailed({text, ...answer}: Answer, {failure}: MatrixPage): void {
  expect(answer).toMatchObject({status: 500, control: 'no-store'})
  expect(text).toContain(failure ? message('de-DE', failure) : ERROR_TEXT)
  for (const link of LEGAL) expect(text).toContain(link)
}

function expectIncomplete({text, ...answer}: Answer, page: MatrixPage, missing: string): void {
  expect(answer).toMatchObject({status: page.status, control: 'no-store'})
  // Uncacheable pages do not name their missing parts.
  if (page.cacheable) expect(answer).toMatchObject({missing, cache: 'incomplete'})
  expect(text).toMatch(page.shows)
  for (const link of LEGAL) expect(text).toContain(link)
}

/** Requests all types of pages at once, as in normal operation. */
const eachPage = (look: (page: MatrixPage, name: string) => Promise<void>) =>
  Promise.all(
    Object.entries<MatrixPage>(pages).map(([name, page]) =>
      test.step(name, () => look(page, name)),
    ),
  )

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({
    data: '.cache/e2e-faults',
    env: {
      BACKEND_TIMEOUT_MS: `${BACKEND_TIMEOUT_MS}`,
      PAGE_CACHE_PURGE_TOKEN: PURGE_TOKEN,
      LOG_LEVEL: 'silent',
    },
  })
  await answers(`${shop.base}/readyz`)
  // Until the process is warm, a page takes longer than the time limit of a backend.
  await eachPage(async (page) => {
    await expect(async () => expectWhole(await get(page), page)).toPass({timeout: 60_000})
  })
})

test.afterEach(() => shop.endFaults())
test.afterAll(() => shop.stop())

for (const faultCase of casesOf(extent)) {
  const {system, way} = faultCase
  test(`${system}, ${way}`, async () => {
    await purge()
    await breakSystem(faultCase)
    await eachPage(async (page) => {
      const outcome = page.needs[system]
      const answer = await get(page)
      if (outcome === undefined) expectWhole(answer, page)
      else if (outcome === ERROR) expectFailed(answer, page)
      else expectIncomplete(answer, page, outcome)
    })
    await shop.endFaults()
    // Requests sent while the system was slow are still waiting for it.
    if (way === 'slow') await new Promise((resolve) => setTimeout(resolve, BACKEND_TIMEOUT_MS))
    await eachPage(async (page) => {
      // Preferences are read again some seconds after a failure.
      if (system === 'preferences' || system === 'guest token')
        await expect(async () => expectWhole(await get(page), page)).toPass({timeout: 30_000})
      expectWhole(await get(page), page)
      if (page.cacheable) expect((await get(page)).cache).toBe('hit')
    })
  })
}

test('a kept page stays whole while everything behind it fails', async () => {
  await purge()
  await eachPage(async (page) => void (await get(page)))
  await shop.orderFault({kind: 'drop'})
  await eachPage(async (page) => {
    if (!page.cacheable) return
    const answer = await get(page)
    expectWhole(answer, page)
    expect(answer.cache).toBe('hit')
  })
})

test('Managed Runtime keeps no incomplete page either', async () => {
  const invoke = (path: string) => invokeBundle(path, shop.base, {SANDBOX_PORT: shop.sandboxPort})
  await breakSystem({system: 'footer and message bar', way: 'error'})
  const {statusCode, headers, body} = await invoke('/deu/de-de/appcart')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(headers['x-page-missing']).toBe('shell-content')
  for (const link of LEGAL) expect(body).toContain(link)
})

test.describe('in the browser', () => {
  /** Opens a page that the server rendered while a system failed; the system has worked again since. */
  async function openAfter(page: Page, faultCase: FaultCase, path: string) {
    await purge()
    await breakSystem(faultCase)
    let response: APIResponse | undefined
    await page.route(shop.base + path, async (route) => {
      response = await route.fetch()
      await shop.endFaults()
      await route.fulfill({response})
    })
    await page.goto(shop.base + path)
    return response?.headers()['x-page-missing']
  }

  test('the menu is read when the page lacks it', async ({page}) => {
    const menu = page.getByRole('navigation', {name: message('de-DE', 'a11y.mainNavigation')})
    const broken = {system: 'menu', way: 'error'} as const
    expect(await openAfter(page, broken, pages.content.path)).toBe('navigation')
    await expect(menu.locator(`a[href="${MENU_LINK}"]`)).toBeVisible()
  })

  test('a menu that stays unreadable closes the drawer, and the bar says so', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|status of 500/)
    await purge()
    await breakSystem({system: 'menu', way: 'error'})
    await page.goto(shop.base + pages.content.path)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('alert')).toContainText(message('de-DE', 'menu.error'))
    await page.setViewportSize({width: 390, height: 844})
    await page.getByRole('button', {name: message('de-DE', 'header.openMenu')}).click()
    await expect(
      page.getByRole('status').filter({hasText: message('de-DE', 'menu.error')}),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.setViewportSize({width: 1440, height: 900})
    await shop.endFaults()
    await banner.getByRole('button', {name: message('de-DE', 'common.retry')}).click()
    await expect(banner.locator(`a[href="${MENU_LINK}"]`)).toBeVisible()
  })

  test('the footer is read when the page lacks it', async ({page}) => {
    const broken = {system: 'footer and message bar', way: 'dropped'} as const
    expect(await openAfter(page, broken, pages.content.path)).toBe('shell-content')
    await expect(page.getByRole('contentinfo').getByText(FOOTER_TEXT)).toBeVisible()
  })

  test('the products of the home page are read when it lacks them', async ({page}) => {
    const missing = await openAfter(page, {system: 'product search', way: 'error'}, pages.home.path)
    expect(missing).toBe('products')
    await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('legal links are on a page without content and on an error page', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|status of 500/)
    await purge()
    await shop.orderFault({kind: 'status', status: 500})
    for (const {path} of [pages.cart, pages.listing, pages.checkout]) {
      await page.goto(shop.base + path)
      const footer = page.getByRole('contentinfo')
      for (const id of ['imprint', 'privacyPolicy', 'terms'] as const) {
        const name = message('de-DE', `footer.legal.${id}`)
        await expect(footer.getByRole('link', {name})).toBeVisible()
      }
    }
  })
})

/**
 * Each service of a product page failing in turn: the page is complete and fast, shows no error, and the console
 * contains no error of the shop. `npm test` breaks each service in one way, `npm run test:full` in all.
 */
import type {Page} from '@playwright/test'
import {companies} from '../sandbox/companies/companies'
import {Systems} from '../sandbox/http/system'
import {pairsOf} from '../sandbox/testing/extent'
import {answers, OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

// One worker: the tests share what they start.
test.describe.configure({mode: 'default'})
test.use({consent: 'granted'})

const PRODUCT = '/usa/en-us/product/BH-1010'
/** Milliseconds from the request to the name of the product on a page that waits for no service. */
const FAST_MS = 4000
/** Milliseconds that a slow service takes; longer than any caller waits. */
const SLOW_MS = 20_000

const text = (id: Parameters<typeof message>[1]) => message('en-US', id)

/** The failing service, and the parts of the page that are then missing. */
const services: Record<string, {system?: string; path?: string; hides?: string}> = {
  statistics: {system: 'reviews', path: '*/statistics.json'},
  reviews: {system: 'reviews', hides: text('reviews.title')},
  recommendations: {system: 'personalisation', hides: text('product.recommendations')},
  // The host's caching proxy still sends its cached answers: the feed may be present.
  'social feed': {system: 'social'},
  content: {system: 'ocapi', path: '*/content/*'},
  preferences: {system: 'ocapi', path: '*/custom_objects/ocapi/site'},
  promotions: {system: 'scapi', path: '*/promotions'},
  translation: {system: 'translation'},
  'site controllers': {system: 'controllers'},
  'custom endpoints': {system: 'custom'},
  pictures: {system: 'images'},
  activities: {system: 'personalisation', path: '*/activities/*'},
  'tracking mutation': {path: '*/shopper-checkout/*/trace'},
  'pay later': {path: '*/third-party/pay-later.js'},
  'tag manager': {path: '*/third-party/tag-manager.js'},
}

/** Systems that other browser tests break. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  slas: 'fault-matrix',
  scapi: 'fault-matrix',
  maps: 'stores',
  payment: 'broken-scripts',
  // The shop's server sends mails; no page waits for it.
  mail: 'newsletter',
}

const ways = {
  dead: {kind: 'status', status: 503},
  gone: {kind: 'drop'},
  slow: {kind: 'latency', delay: SLOW_MS},
  malformed: {kind: 'malformed'},
} as const
type Way = keyof typeof ways

/** The browser's own messages about failing calls, and the one line that names the omitted part. */
const EXPECTED =
  /Failed to load resource|net::ERR|ApiFault|[Ll]eft out|SyntaxError: (Unexpected|Invalid|missing)|does not match|Refused to execute/

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({
    data: '.cache/e2e-services',
    // The page cache is off: every page is rendered with the current state of the service.
    env: {PAGE_CACHE: 'off', LOG_LEVEL: 'silent'},
  })
  await answers(`${shop.base}/readyz`)
  await answers(shop.base + PRODUCT)
})

test.afterEach(() => shop.endFaults())
test.afterAll(() => shop.stop())

/** Scrolls every part below the fold into view once. */
async function readOn(page: Page): Promise<void> {
  const bottom = page.getByRole('contentinfo')
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(80)
  }
  await bottom.scrollIntoViewIfNeeded()
}

/** Words of all errors that the shop can show. */
const ERRORS = [text('error.generic'), text('product.model.failed')]

for (const [service, way] of pairsOf(Object.keys(services), Object.keys(ways) as Way[])) {
  const {hides, ...where} = services[service] ?? {}
  const fault = ways[way]
  test(`${service} ${way}: the page is whole and fast`, async ({page, allowConsole}) => {
    allowConsole(EXPECTED)
    await shop.orderFault({...fault, ...where})
    const began = Date.now()
    const response = await page.goto(shop.base + PRODUCT, {waitUntil: 'commit'})
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(Date.now() - began).toBeLessThan(FAST_MS)
    expect(response?.status()).toBe(200)

    const main = page.getByRole('main')
    await expect(main.getByText(/\$\d/).first()).toBeVisible()
    await expect(
      page.getByRole('button', {name: pattern('en-US', 'product.addToCart')}).first(),
    ).toBeEnabled()
    await expect(page.getByRole('banner')).toBeVisible()

    await readOn(page)
    for (const words of ERRORS) await expect(main.getByText(words)).toHaveCount(0)
    if (!hides || way === 'slow') return
    await expect(page.getByRole('region', {name: hides, exact: true})).toHaveCount(0)
  })
}

/** Breaks every service at once. */
async function breakAll(way: Way): Promise<void> {
  for (const {system, path} of Object.values(services)) {
    await shop.orderFault({...ways[way], ...(system && {system}), ...(path && {path})})
  }
}

/** Paths of the calls that need consent. */
const TRACKING =
  /\/services\/personalisation\/|\/shopper-checkout\/.*\/trace|third-party\/tag-manager/

function watchTracking(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (TRACKING.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Puts the product of the page into the cart, and opens the cart. */
async function buy(page: Page): Promise<void> {
  await page.goto(`${shop.base}/usa/en-us/product/BH-7030`, {waitUntil: 'commit'})
  await page
    .getByRole('button', {name: pattern('en-US', 'product.addToCart')})
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', {name: text('addToCart.viewCart')})
    .click()
  await expect(page.getByRole('region', {name: text('cart.items')})).toBeVisible()
  await expect(page.getByRole('main').getByText(text('error.generic'))).toHaveCount(0)
}

for (const way of Object.keys(ways) as Way[]) {
  test(`all services ${way}: the product gets into the cart`, async ({page, allowConsole}) => {
    allowConsole(EXPECTED)
    await breakAll(way)
    await buy(page)
  })
}

test.describe('after Decline', () => {
  test.use({consent: 'declined'})

  test('with all services dead the page is complete, and nothing is tracked', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(EXPECTED)
    const tracked = watchTracking(page)
    await breakAll('dead')
    await buy(page)
    expect(tracked).toEqual([])
  })
})

test.describe('with Do Not Track, before the answer', () => {
  test.use({consent: 'open'})

  test('with all services dead the page is complete, and nothing is tracked', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(EXPECTED)
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}))
    const tracked = watchTracking(page)
    await breakAll('dead')
    await buy(page)
    expect(tracked).toEqual([])
  })
})

test('each system of the sandbox is broken here or in another test', () => {
  const broken = Object.values(services).map(({system}) => system)
  const {names} = new Systems(companies)
  const left = names.filter((system) => !broken.includes(system) && !ELSEWHERE[system])
  expect(left).toEqual([])
})

test('with all of them everything is there', async ({page}) => {
  await page.goto(shop.base + PRODUCT)
  await expect(page.getByRole('img', {name: /out of 5 stars/}).first()).toBeVisible()
  // Parts below the fold load when they come near the window.
  await readOn(page)
  for (const name of [text('reviews.title'), text('product.recommendations')]) {
    await expect(page.getByRole('region', {name, exact: true})).toBeVisible()
  }
})

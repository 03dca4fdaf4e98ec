/**
 * The services of other companies (docs/product/scripts.md): with consent each works, and says so when it fails; without
 * consent none loads. `broken-scripts.spec.ts` breaks each record of the registry.
 */
import type {Page, Route} from '@playwright/test'
import {axe} from './support/axe'
import {
  acceptTerms,
  confirmedOrder,
  orderButton,
  payByInvoice,
  shoppers,
  toPayment,
} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const PRODUCT = '/usa/en-us/product/BH-1010-sand-black'
const text = (id: Parameters<typeof message>[1]) => message('en-US', id)
const FILE = /^http:\/\/127\.0\.0\.1:\d+\/third-party\//

/** Scripts of a product page and their effect on it. */
const SCRIPTS = {
  'tag-manager.js': (page: Page) => hasGlobal(page, 'tagManagerContainer'),
  'conversions.js': (page: Page) => hasGlobal(page, 'conversions'),
  'content-script.js': (page: Page) => hasGlobal(page, 'contentScript'),
  'chat.js': (page: Page) => hasGlobal(page, 'chatAssistant'),
  'store-assistant.js': (page: Page) => hasGlobal(page, 'storeAssistant'),
  'pay-later.js': (page: Page) =>
    expect(page.locator('pay-later-placement').first()).toContainText('3 parts'),
  'reviews.js': (page: Page) => expect(page.getByText(/Ratings checked .*staging/)).toBeVisible(),
} as const
type Script = keyof typeof SCRIPTS
const names = Object.keys(SCRIPTS) as Script[]

const hasGlobal = (page: Page, name: string) =>
  page.waitForFunction((member) => member in window, name)

const WAYS: Readonly<Record<string, (route: Route) => unknown>> = {
  dead: (route) => route.abort(),
  slow: () => undefined,
  malformed: (route) => route.fulfill({contentType: 'text/javascript', body: '<!doctype html>{'}),
  'of a wrong type': (route) => route.fulfill({contentType: 'text/html', body: '<p>Sorry</p>'}),
  throwing: (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'throw new Error("hostile")'}),
}

/** Messages of the browser and of the scripts, not of the shop. */
const BROKEN =
  /Failed to load resource|net::ERR|SyntaxError|Unexpected token|Refused to execute|hostile/

/** Addresses of third-party files that a page asks for. */
function asked(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (FILE.test(request.url())) files.push(new URL(request.url()).pathname.split('/').pop() ?? '')
  })
  return files
}

/** Begins to use the page and scrolls to its parts below the fold. */
async function readOn(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
}

/** The page works: it has its price, and its product gets into the cart. */
async function expectWorkingPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const name = text('product.addToCart')
  await page.getByRole('main').getByRole('button', {name, exact: true}).first().click()
  await expect(page.getByRole('dialog')).toContainText(text('addToCart.checkout'))
}

const chatButton = (page: Page) => page.getByRole('button', {name: text('assistant.chat')})

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('each script runs, from an origin of its own, after the page is ready', async ({page}) => {
    const files = asked(page)
    await page.goto(PRODUCT)
    await ready(page)
    await readOn(page)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    for (const name of names) await SCRIPTS[name](page)
    expect(new Set(files)).toEqual(new Set(names))
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/third-party/'))
        .map(({startTime}) => startTime),
    }))
    expect(times.scripts.length).toBeGreaterThan(0)
    for (const time of times.scripts) expect(time).toBeGreaterThan(times.paint)
    expect(await page.evaluate(() => (window as {contentScript?: object}).contentScript)).toEqual({
      site: 'USA',
      locale: 'en-US',
    })
  })

  for (const [way, answer] of Object.entries(WAYS)) {
    if (way === 'slow') continue
    test(`a chat that is ${way} says so when it is opened`, async ({page, allowConsole}) => {
      allowConsole(BROKEN)
      allowConsole(/Assistant chat/)
      await page.route('**/third-party/chat.js', answer)
      await page.goto('/usa/en-us/home')
      await ready(page)
      await chatButton(page).click()
      await expect(page.getByText(text('error.generic'))).toBeVisible()
      await page.unroute('**/third-party/chat.js')
      await chatButton(page).click()
      await expect(page.getByRole('region', {name: 'Chat'})).toBeVisible()
    })
  }

  test('the chat keeps its transcript across pages, and is not in the cart', async ({page}) => {
    await page.goto('/usa/en-us/home')
    await ready(page)
    await chatButton(page).click()
    const chat = page.getByRole('region', {name: 'Chat'})
    await expect(chat.getByRole('textbox')).toBeFocused()
    await chat.getByRole('textbox').fill('Does it fold?')
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log')).toContainText('You asked: Does it fold?')
    await page.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
    await expect(chatButton(page)).toBeFocused()

    await page.goto('/usa/en-us/appcart')
    await ready(page)
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await page.waitForTimeout(1000)
    await expect(chatButton(page)).toHaveCount(0)

    await page.goto(PRODUCT)
    await ready(page)
    await chatButton(page).click()
    await expect(chat.getByRole('log')).toContainText('Does it fold?')
  })

  test('a withdrawal removes scripts, storage and cookies at once', async ({page, context}) => {
    await page.goto(PRODUCT)
    await ready(page)
    await readOn(page)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    for (const name of names) await SCRIPTS[name](page)
    await chatButton(page).click()
    await expect(page.getByRole('region', {name: 'Chat'})).toBeVisible()

    // The open chat covers a part of the footer.
    await page.getByRole('button', {name: text('consent.settings')}).press('Enter')
    await page.getByRole('button', {name: text('consent.decline')}).press('Enter')
    await expect(chatButton(page)).toHaveCount(0)
    await expect(page.getByRole('region', {name: 'Chat'})).toHaveCount(0)
    // Code that cannot be ended ends with the page.
    await page.waitForFunction(() => !('conversions' in window))
    await ready(page)
    await expect
      .poll(() =>
        page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      )
      .not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/visitor|transcript|script|pay-later|^services$/),
        ]),
      )
    const cookies = (await context.cookies()).map(({name}) => name)
    for (const name of ['tags_visitor', 'reviews_visitor']) expect(cookies).not.toContain(name)
    const files = asked(page)
    await page.reload()
    await ready(page)
    await readOn(page)
    expect(files).toEqual([])
  })

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`axe finds nothing with every widget on the page, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height})
      await page.goto(PRODUCT)
      await ready(page)
      await readOn(page)
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await SCRIPTS['reviews.js'](page)
      await SCRIPTS['pay-later.js'](page)
      await axe(page)
      await chatButton(page).click()
      await expect(page.getByRole('region', {name: 'Chat'})).toBeVisible()
      await axe(page, '#chat-assistant')
      await page.keyboard.press('Escape')
      await page.getByRole('button', {name: text('assistant.store')}).click()
      await axe(page, '#store-assistant')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide).toBe(false)
    })
  }

  test('the home page and categories have a message about paying later', async ({page}) => {
    for (const path of ['home', 'category/strollers']) {
      await page.goto(`/usa/en-us/${path}`)
      await ready(page)
      const note = page.locator('pay-later-placement')
      await expect(async () => {
        await page.mouse.wheel(0, 900)
        await expect(note).toContainText('Buy now', {timeout: 500})
      }).toPass()
      await expect(note).toHaveAttribute('data-environment', 'playground')
      await expect(note).not.toHaveAttribute('data-purchase-amount', /./)
    }
  })
})

test.describe('after an order, with consent', () => {
  test.use({consent: 'granted'})

  /** Orders a product by invoice, up to the confirmation. */
  async function order(page: Page): Promise<void> {
    const shopper = shoppers.DEU
    await toPayment(page, shopper)
    const note = page.locator('pay-later-placement[data-placement=payment]')
    await expect(note).toContainText('3 Raten')
    await expect(note).toHaveAttribute('data-purchase-amount', /^\d+$/)
    await payByInvoice(page, shopper)
    await acceptTerms(page)
    await orderButton(page, shopper).click()
    await confirmedOrder(page, shopper)
  }

  test('a survey is shown, which learns nothing about the order (rule SCRIPT-9)', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const surveys: {url: string; referrer: string | undefined}[] = []
    page.on('request', (request) => {
      if (request.url().includes('/third-party/survey'))
        surveys.push({url: request.url(), referrer: request.headers()['referer']})
    })
    await order(page)
    const survey = page.getByRole('region', {name: message('de-DE', 'survey.title')})
    await expect(survey).toBeVisible()
    await survey.scrollIntoViewIfNeeded()
    await axe(page)
    expect(surveys).toEqual([
      {url: expect.stringMatching(/\/survey\?site=DEU&locale=de-DE$/), referrer: undefined},
    ])
    const frame = page.frameLocator('iframe[src*="/third-party/survey"]')
    await frame.getByRole('radio', {name: '9', exact: true}).check()
    await frame.getByRole('button').click()
    await expect(frame.getByRole('status')).toBeVisible()
    await expect(survey).toHaveCount(0)
  })

  test('a survey that is dead leaves the confirmation as it is', async ({page, allowConsole}) => {
    test.setTimeout(120_000)
    allowConsole(BROKEN)
    await page.route('**/third-party/survey*', (route) => route.abort())
    await order(page)
    await expect(page.locator('iframe')).toHaveCount(0, {timeout: 15_000})
  })
})

for (const [way, answer] of Object.entries(WAYS)) {
  if (way === 'slow') continue
  test(`a gift registry that is ${way} says so`, async ({page, allowConsole}) => {
    allowConsole(BROKEN)
    allowConsole(/Failed to load MyRegistrySDK/)
    await page.route('**/third-party/registry.js', answer)
    await page.goto('/usa/en-us/product/BH-7030')
    await ready(page)
    const button = page.getByRole('button', {name: text('product.registry')})
    await button.click()
    await expect(page.getByText(text('error.generic'))).toBeVisible()
    await page.unroute('**/third-party/registry.js')
    const popup = page.waitForEvent('popup')
    await button.click()
    expect(await (await popup).title()).not.toBe('')
  })
}

for (const consent of ['open', 'declined'] as const) {
  test.describe(`with the answer ${consent}`, () => {
    test.use({consent})

    test('no service loads, and the page works', async ({page}) => {
      const files = asked(page)
      await page.goto(PRODUCT)
      await ready(page)
      await readOn(page)
      await expect(chatButton(page)).toHaveCount(0)
      await page.waitForTimeout(3000)
      expect(files).toEqual([])
      await page.mouse.wheel(0, -9000)
      if (consent === 'open')
        await page.getByRole('button', {name: text('consent.decline')}).click()
      await expectWorkingPage(page)
    })
  })
}

test('a policy has the services of its site only (rule SCRIPT-4)', async ({request}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  const [home, checkout] = [
    await policyOf('/usa/en-us/home'),
    await policyOf('/usa/en-us/appcheckout'),
  ]
  expect(home).toContain('/third-party/reviews.js')
  expect(home).not.toContain('/psp/')
  // Pages of payment have no path that they do not use.
  expect(checkout).toContain('/psp/client/')
  expect(checkout).not.toMatch(/\/third-party\/(reviews|registry|store-assistant|chat)/)
  for (const policy of [home, checkout]) expect(policy).not.toMatch(/127\.0\.0\.1:\d+[; ]/)
})

test('the privacy page lists the services of the site (rule SCRIPT-10)', async ({page}) => {
  await page.goto('/usa/en-us/customer-service/legal/privacy-policy.html')
  const list = page.getByRole('region', {name: text('services.title')})
  for (const id of ['services.chat', 'services.tagManager', 'services.payment'] as const)
    await expect(list.getByRole('heading', {name: text(id)})).toBeVisible()
  await expect(list).toContainText('chat-transcript')
  await page.goto('/kor/ko-kr/customer-service/legal/privacy-policy.html')
  const korean = page.getByRole('region', {name: message('ko-KR', 'services.title')})
  await expect(korean).toBeVisible()
  await expect(korean.getByRole('heading', {name: message('ko-KR', 'services.chat')})).toHaveCount(
    0,
  )
})

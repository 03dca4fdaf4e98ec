/**
 * Each service of the registry with a script that is dead, slow, malformed, of a wrong type, throwing or hostile (rule
 * SCRIPT-6): its page is complete and can be used. The table has a case for each record of `config/scripts/records.ts`; a
 * record without one fails the check of types.
 */
import type {Page, Route} from '@playwright/test'
import {recordOf, SCRIPT_IDS, type ScriptId} from '../config/scripts/records'
import {pairsOf} from '../sandbox/testing/extent'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  chooseProviderMethod,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {choose} from './support/choose'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.use({consent: 'open'})

type Way = 'dead' | 'slow' | 'malformed' | 'of a wrong type' | 'throwing' | 'hostile'

/** A script that sets its global variable to an object that throws an error at every use. */
const hostile = (global: string | undefined) =>
  `(function () {
    function fail() { throw new Error('hostile') }
    var trap = new Proxy(function () {}, {get: fail, has: fail, apply: fail, construct: fail})
    ${global ? `window[${JSON.stringify(global)}] = trap` : ''}
    setTimeout(fail, 50)
    fail()
  })()`

const script = (body: string) => ({contentType: 'text/javascript', body})

const WAYS: Readonly<Record<Way, (route: Route, id: ScriptId) => unknown>> = {
  dead: (route) => route.abort(),
  slow: () => undefined,
  malformed: (route) => route.fulfill(script('<!doctype html>{')),
  'of a wrong type': (route) => route.fulfill({contentType: 'text/html', body: '<p>Sorry</p>'}),
  throwing: (route) => route.fulfill(script('throw new Error("hostile")')),
  hostile: (route, id) => route.fulfill(script(hostile(recordOf(id).global))),
}

/** Messages of the browser, of the scripts, and the one line in which the shop names what it leaves out. */
const EXPECTED =
  /Failed to load resource|net::ERR|SyntaxError|Unexpected token|Refused to execute|hostile|Consent service|Failed to load MyRegistrySDK|Recaptcha|Assistant|Parcel service|[Pp]ayment|sandbox attribute/

interface Case {
  /** Pattern of the file that is broken. */
  readonly file: string
  readonly consent: 'granted' | 'open'
  /** Opens the page, and uses the part of it that needs the script. */
  open(page: Page): Promise<void>
  /** What works then. */
  works(page: Page): Promise<void>
}

const usText = (id: Parameters<typeof message>[1]) => message('en-US', id)

const visit = (path: string) => async (page: Page) => {
  await page.goto(path)
  await ready(page)
  await page.mouse.wheel(0, 300)
}

/** Visits a page and scrolls through all of it, so that what loads near the window is wanted. */
const readThrough = (path: string) => async (page: Page) => {
  await visit(path)(page)
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
}

/** The product of the page gets into the cart. */
const buys = (locale: string) => async (page: Page) => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const name = message(locale, 'product.addToCart')
  await page.getByRole('main').getByRole('button', {name, exact: true}).first().click()
  await expect(page.getByRole('dialog')).toContainText(message(locale, 'addToCart.checkout'))
}

/** A service whose place is on a product page, or has no place. */
const onProduct = (file: string): Case => ({
  file,
  consent: 'granted',
  open: readThrough('/usa/en-us/product/BH-1010-sand-black'),
  works: buys('en-US'),
})

async function toPayment(page: Page): Promise<void> {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/BH-1010-sand-black`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
}

async function orderByInvoice(page: Page): Promise<void> {
  await payByInvoice(page, shoppers.DEU)
  await acceptTerms(page)
  await orderButton(page, shoppers.DEU).click()
  await confirmedOrder(page, shoppers.DEU)
}

const CASES: Readonly<Record<ScriptId, Case>> = {
  tagManager: onProduct('tag-manager.js'),
  conversions: onProduct('conversions.js'),
  contentScript: onProduct('content-script.js'),
  chat: onProduct('chat.js'),
  storeAssistant: onProduct('store-assistant.js'),
  payLater: onProduct('pay-later.js'),
  reviews: onProduct('reviews.js'),
  consentService: {
    file: 'consent-service.js',
    consent: 'open',
    open: visit('/pol/pl-pl/product/BH-1010-sand-black'),
    works: buys('pl-PL'),
  },
  registry: {
    file: 'registry.js',
    consent: 'open',
    async open(page) {
      await visit('/usa/en-us/product/BH-7030')(page)
      await page.getByRole('button', {name: usText('product.registry')}).click()
      // The script has ten seconds to arrive.
      await expect(page.getByText(usText('error.generic'))).toBeVisible({timeout: 15_000})
    },
    works: buys('en-US'),
  },
  botCheck: {
    file: 'captcha.js',
    consent: 'open',
    async open(page) {
      await visit('/usa/en-us/product/BH-7040')(page)
      await page
        .getByRole('button', {name: usText('product.notifyMe')})
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('First name').fill('Ida')
      await dialog.getByLabel('Last name').fill('Example')
      await dialog.getByLabel('Email address').fill('ida@example.com')
      await choose(dialog.locator('#notify-consent'))
      await dialog.getByRole('button', {name: usText('product.notifyMe')}).click()
    },
    async works(page) {
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(usText('notify.failure'))).toBeVisible({timeout: 15_000})
      await expect(dialog.getByLabel('First name')).toHaveValue('Ida')
    },
  },
  parcelService: {
    file: 'parcel-service.js',
    consent: 'open',
    open: visit('/deu/de-de/return-order'),
    async works(page) {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', {level: 1})).toBeVisible()
      await expect(main.getByRole('textbox').first()).toBeEditable()
    },
  },
  payment: {
    file: 'client.js',
    consent: 'open',
    async open(page) {
      await toPayment(page)
      await chooseProviderMethod(page, 'card')
    },
    works: orderByInvoice,
  },
  survey: {
    file: 'survey*',
    consent: 'granted',
    open: toPayment,
    async works(page) {
      await orderByInvoice(page)
      await expect(page.locator('iframe')).toHaveCount(0, {timeout: 15_000})
    },
  },
}

for (const [id, way] of pairsOf(SCRIPT_IDS, Object.keys(WAYS) as Way[])) {
  const {file, consent, open, works} = CASES[id]
  test(`${id} ${way}: the page works`, async ({page, context, allowConsole}) => {
    test.setTimeout(120_000)
    allowConsole(EXPECTED)
    if (consent === 'granted') {
      await context.addCookies([{name: 'dw_dnt', value: '0', domain: 'localhost', path: '/'}])
    }
    let asked = 0
    await page.route(`**/${file}*`, (route) => {
      asked += 1
      return WAYS[way](route, id)
    })
    await open(page)
    await works(page)
    // A case that does not ask for its script proves nothing.
    await expect.poll(() => asked).toBeGreaterThan(0)
  })
}

test('the table has a case for each record, with a file of its own', () => {
  expect(Object.keys(CASES).sort()).toEqual([...SCRIPT_IDS].sort())
  expect(new Set(Object.values(CASES).map(({file}) => file)).size).toBe(SCRIPT_IDS.length)
})

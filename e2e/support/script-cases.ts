/** For each service of the script registry: the page that uses its script, and what works there without it. */
import type {Page} from '@playwright/test'
import type {ScriptId} from '../../config/scripts/records'
import {
  acceptTerms,
  chooseProviderMethod,
  confirmedOrder,
  orderButton,
  payByInvoice,
  shoppers,
  toPayment,
} from './checkout'
import {choose} from './choose'
import {ready} from './ready'
import {expect} from './test'
import {message} from './texts'

export interface ScriptCase {
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
const onProduct = (file: string): ScriptCase => ({
  file,
  consent: 'granted',
  open: readThrough('/usa/en-us/product/BH-1010-sand-black'),
  works: buys('en-US'),
})

const pay = (page: Page) => toPayment(page, shoppers.DEU)

async function orderByInvoice(page: Page): Promise<void> {
  await payByInvoice(page, shoppers.DEU)
  await acceptTerms(page)
  await orderButton(page, shoppers.DEU).click()
  await confirmedOrder(page, shoppers.DEU)
}

export const scriptCases: Readonly<Record<ScriptId, ScriptCase>> = {
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
      await pay(page)
      await chooseProviderMethod(page, 'card')
    },
    works: orderByInvoice,
  },
  survey: {
    file: 'survey*',
    consent: 'granted',
    open: pay,
    async works(page) {
      await orderByInvoice(page)
      await expect(page.locator('iframe')).toHaveCount(0, {timeout: 15_000})
    },
  },
}

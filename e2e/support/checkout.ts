import {expect, type Page} from '@playwright/test'
import type {MessageId} from '../../app/shared/i18n/messages'
import {choose} from './choose'
import {message, pattern} from './texts'

/** A shopper of a country: the entered values, by field id. */
export interface Shopper {
  siteId: string
  locale: string
  /** Path prefix, `/deu/de-de` */
  prefix: string
  email: string
  address: Readonly<Record<string, string>>
  /** Select fields. */
  choices: Readonly<Record<string, string>>
  /** Text of the order button (config/markets/). */
  orderButton: string
}

export const shoppers = {
  DEU: {
    siteId: 'DEU',
    locale: 'de-DE',
    prefix: '/deu/de-de',
    email: 'guest.de@example.com',
    address: {
      firstName: 'Änne',
      lastName: 'Größe',
      address1: 'Musterstraße 12a',
      postalCode: '10115',
      city: 'Berlin',
      phone: '030 123456',
    },
    choices: {},
    orderButton: 'Zahlungspflichtig bestellen',
  },
  USA: {
    siteId: 'USA',
    locale: 'en-US',
    prefix: '/usa/en-us',
    email: 'guest.us@example.com',
    address: {
      firstName: 'Robin',
      lastName: 'Example',
      address1: '1 Main Street',
      city: 'Sacramento',
      postalCode: '95814',
      phone: '916 555 0100',
    },
    choices: {stateCode: 'CA'},
    orderButton: 'Place order',
  },
  JPN: {
    siteId: 'JPN',
    locale: 'ja-JP',
    prefix: '/jpn/ja-jp',
    email: 'guest.jp@example.com',
    address: {
      lastName: '見本',
      firstName: '花子',
      c_lastNameKana: 'みほん',
      c_firstNameKana: 'ハナコ',
      postalCode: '1500001',
      city: '渋谷区',
      address1: '神宮前1-1-1',
      phone: '03-1234-5678',
    },
    choices: {stateCode: 'JP-13'},
    orderButton: '注文を確定する',
  },
} as const satisfies Record<string, Shopper>

const button = (page: Page, shopper: Shopper, id: MessageId) =>
  page.getByRole('button', {name: pattern(shopper.locale, id)})

/** Goes from a product page into the add-to-cart dialog. */
export async function addToCart(page: Page, shopper: Shopper): Promise<void> {
  // A phone has a second button at its lower edge while this one is out of view.
  const add = button(page, shopper, 'product.addToCart').first()
  await expect(add).toBeEnabled()
  await add.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // It opens with the press; its links work when the basket has the product.
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function goToCheckout(page: Page, shopper: Shopper): Promise<void> {
  const name = message(shopper.locale, 'addToCart.checkout')
  await page.getByRole('dialog').getByRole('link', {name}).click()
  await expect(page).toHaveURL(/\/appcheckout$/)
  await expect(page.locator('#contact-email')).toBeVisible()
}

interface Way {
  product?: string
  /** Origin of another shop than the usual one. */
  base?: string
}

/** Opens a product, and goes with it to the payment step. */
export async function toPayment(
  page: Page,
  shopper: Shopper,
  {product = 'BH-1010-sand-black', base = ''}: Way = {},
): Promise<void> {
  await page.goto(`${base}${shopper.prefix}/product/${product}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
}

/** Opens a product, and goes with it to the review, paid by invoice. */
export async function toReview(page: Page, shopper: Shopper, way?: Way): Promise<void> {
  await toPayment(page, shopper, way)
  await payByInvoice(page, shopper)
  await acceptTerms(page)
}

export async function fillContactAndAddress(page: Page, shopper: Shopper): Promise<void> {
  await page.locator('#contact-email').fill(shopper.email)
  await button(page, shopper, 'checkout.continueToAddress').click()
  await fillAddress(page, shopper)
}

/** Fills in the delivery address, which is the first step of a customer. */
export async function fillAddress(page: Page, shopper: Shopper): Promise<void> {
  await expect(page.locator('#shipping-lastName')).toBeVisible()
  for (const [field, value] of Object.entries(shopper.address)) {
    await page.locator(`#shipping-${field}`).fill(value)
  }
  for (const [field, value] of Object.entries(shopper.choices)) {
    await page.locator(`#shipping-${field}`).selectOption(value)
  }
  await button(page, shopper, 'checkout.continueToDelivery').click()
}

export async function chooseDelivery(page: Page, shopper: Shopper): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeVisible()
  await button(page, shopper, 'checkout.continueToPayment').click()
}

export async function payByInvoice(page: Page, shopper: Shopper): Promise<void> {
  await choose(page.locator('input[type=radio][value=INVOICE]'))
  await button(page, shopper, 'checkout.continueToReview').click()
}

/** The frame of the payment provider with the fields of a card. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[src*="/psp/client/frames/card"]')

/** Chooses a method of the payment provider. */
export const chooseProviderMethod = (page: Page, method: string): Promise<void> =>
  choose(page.locator(`input[type=radio][value="ONLINE_PAYMENT:${method}"]`))

export async function payByCard(page: Page, shopper: Shopper, number: string): Promise<void> {
  await chooseProviderMethod(page, 'card')
  const frame = cardFrame(page)
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill('12/34')
  await frame.locator('#securityCode').fill('123')
  const next = button(page, shopper, 'checkout.continueToReview')
  // Headless Chromium sends a click to the frame's old place while the page scrolls to the button.
  await next.scrollIntoViewIfNeeded()
  await next.hover()
  await next.click()
}

export async function acceptTerms(page: Page): Promise<void> {
  await choose(page.locator('input[type=checkbox][name=terms], #terms').first())
}

export const orderButton = (page: Page, shopper: Shopper) =>
  page.getByRole('button', {name: shopper.orderButton})

/** @returns the order number that the confirmation shows */
export async function confirmedOrder(page: Page, shopper: Shopper): Promise<string> {
  await expect(page).toHaveURL(/\/appcheckout\/confirmation\?token=/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const number = /\b\d{8}\b/
  await expect(page.getByRole('main')).toContainText(number, {timeout: 30_000})
  const text = await page.getByRole('main').innerText()
  const orderNo = number.exec(text)?.[0]
  if (!orderNo)
    throw new Error(
      `No order number of ${shopper.siteId} on the confirmation: ${text.slice(0, 300)}`,
    )
  return orderNo
}

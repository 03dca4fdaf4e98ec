/** Orders of customers: the first saves address and card in the account, the second is paid with them. */
import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {
  acceptTerms,
  addToCart,
  cardFrame,
  chooseDelivery,
  chooseProviderMethod,
  confirmedOrder,
  orderButton,
  shoppers,
  type Shopper,
} from './support/checkout'
import {choose} from './support/choose'
import {asCustomer} from './support/customer'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 150_000})

const VARIANT = 'BH-1010-sand-black'
type MessageId = Parameters<typeof message>[1]
const button = (page: Page, shopper: Shopper, id: MessageId) =>
  page.getByRole('button', {name: pattern(shopper.locale, id)})
const box = (page: Page, shopper: Shopper, id: MessageId) =>
  page.getByRole('checkbox', {name: message(shopper.locale, id)})

async function toCheckout(page: Page, shopper: Shopper): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await expect(page.locator('#shipping-lastName')).toBeVisible()
}

async function place(page: Page, shopper: Shopper): Promise<string> {
  await button(page, shopper, 'checkout.continueToReview').click()
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  return confirmedOrder(page, shopper)
}

/** Orders with an entered address and a new card, and saves both. */
async function firstOrder(page: Page, shopper: Shopper): Promise<string> {
  await toCheckout(page, shopper)
  for (const [field, value] of Object.entries(shopper.address)) {
    await page.locator(`#shipping-${field}`).fill(value)
  }
  for (const [field, value] of Object.entries(shopper.choices)) {
    await page.locator(`#shipping-${field}`).selectOption(value)
  }
  await choose(box(page, shopper, 'checkout.saved.store'))
  await button(page, shopper, 'checkout.continueToDelivery').click()
  await chooseDelivery(page, shopper)
  await chooseProviderMethod(page, 'card')
  const frame = cardFrame(page)
  await frame.locator('#number').fill('4111 1111 1111 1111')
  await frame.locator('#expiry').fill('12/34')
  await frame.locator('#securityCode').fill('123')
  await choose(box(page, shopper, 'payment.saved.store'))
  await button(page, shopper, 'checkout.continueToReview').scrollIntoViewIfNeeded()
  return place(page, shopper)
}

for (const shopper of Object.values<Shopper>(shoppers)) {
  test(`${shopper.siteId}: the second order uses the saved address and the saved card`, async ({
    page,
  }) => {
    await asCustomer(page, shopper.siteId)
    const first = await firstOrder(page, shopper)
    await toCheckout(page, shopper)
    // Phone number, postal code and reading of the name are stored in the spelling of the country.
    for (const field of ['lastName', 'firstName', 'address1', 'city']) {
      const value = shopper.address[field] ?? ''
      await expect(page.locator(`#shipping-${field}`)).toHaveValue(value)
    }
    for (const [field, value] of Object.entries(shopper.choices)) {
      await expect(page.locator(`#shipping-${field}`)).toHaveValue(value)
    }
    await axe(page)
    await button(page, shopper, 'checkout.continueToDelivery').click()
    await chooseDelivery(page, shopper)
    await choose(page.getByRole('radio', {name: /Visa.*1111|1111.*Visa/}))
    await axe(page)
    const second = await place(page, shopper)
    expect(second).not.toBe(first)
    expect(await readOrder(page, shopper.siteId, second)).toMatchObject({
      shipments: [{shippingAddress: {lastName: shopper.address['lastName']}}],
      paymentInstruments: [{c_providerInstrument: 'Visa 1111'}],
    })
  })
}

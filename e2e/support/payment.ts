import {expect, type Page} from '@playwright/test'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  chooseProviderMethod,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByCard,
  type Shopper,
} from './checkout'
import {readOrder, SANDBOX} from './sandbox'
import {message, pattern} from './texts'

/** The product that the tests pay for. */
export const VARIANT = 'BH-1010-sand-black'
/** Origin of the provider: the sandbox under a host of its own. */
export const PROVIDER = SANDBOX.replace('localhost', '127.0.0.1')
export const ACCEPTED = '4111 1111 1111 1111'
export const CHALLENGED = '4000 0000 0000 3220'

/** Fills in the checkout up to the choice of the payment method. */
export async function toPayment(page: Page, shopper: Shopper): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await expect(page.locator('input[type=radio][value="ONLINE_PAYMENT:card"]')).toBeAttached()
}

export async function placeOrder(page: Page, shopper: Shopper): Promise<void> {
  await acceptTerms(page)
  await orderButton(page, shopper).click()
}

export async function orderByCard(page: Page, shopper: Shopper, number: string): Promise<void> {
  await toPayment(page, shopper)
  await payByCard(page, shopper, number)
  await placeOrder(page, shopper)
}

/** Orders with a method that the shopper confirms on a page of the provider. */
export async function orderBy(page: Page, shopper: Shopper, method: string): Promise<void> {
  await toPayment(page, shopper)
  await payOnPage(page, shopper, method)
}

/** Chooses a method that is confirmed on a page of the provider, and orders. */
export async function payOnPage(page: Page, shopper: Shopper, method: string): Promise<void> {
  await chooseProviderMethod(page, method)
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'checkout.continueToReview')})
    .click()
  await placeOrder(page, shopper)
}

export async function expectPaid(page: Page, shopper: Shopper, instrument: string): Promise<void> {
  const order = await readOrder(page, shopper.siteId, await confirmedOrder(page, shopper))
  expect(order).toMatchObject({paymentStatus: 'paid', status: 'new'})
  expect(order.paymentInstruments[0]).toMatchObject({
    amount: order.orderTotal,
    c_providerInstrument: instrument,
  })
  await expect(page.getByText(instrument.slice(-4)).first()).toBeVisible()
}

/** The order failed, the basket is kept with the reason, and the shopper can choose how to pay. */
export async function expectRemainingBasket(
  page: Page,
  shopper: Shopper,
  reason: 'error.orderPayment' | 'checkout.error.paymentCancelled' = 'error.orderPayment',
): Promise<void> {
  await expect(page.getByText(message(shopper.locale, reason))).toBeVisible()
  await expect(page.locator('input[type=radio][value="ONLINE_PAYMENT:card"]')).toBeAttached()
  await expect(page).toHaveURL(/\/appcheckout$/)
}

/** The frame in which the bank asks the card holder. */
export const challenge = (page: Page) =>
  page.frameLocator('iframe[src*="/psp/client/frames/challenge"]')

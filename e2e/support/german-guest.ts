/** The steps of a German guest in the checkout. */
import type {Page} from '@playwright/test'
import type {MessageId} from '../../app/shared/i18n/messages'
import {
  acceptTerms,
  addToCart,
  confirmedOrder,
  goToCheckout,
  orderButton,
  shoppers,
  toPayment as goToPayment,
} from './checkout'
import {like} from './german'
import {readOrder, SANDBOX} from './sandbox'
import {expect} from './test'

export const VARIANT = 'BH-1010-sand-black'
export const shopper = shoppers.DEU
export const button = (page: Page, id: MessageId) => page.getByRole('button', {name: like(id)})

/** Issues a gift certificate. @param amount in euros @returns its code */
export async function issueCertificate(amount: number): Promise<string> {
  const answer = await fetch(`${SANDBOX}/admin/gift-certificates`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({siteId: 'DEU', amount}),
  })
  return ((await answer.json()) as {code: string}).code
}

export async function toCheckout(page: Page): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
}

export async function toPayment(page: Page): Promise<void> {
  await goToPayment(page, shopper, {product: VARIANT})
  await expect(page.locator('#gift-code')).toBeVisible()
}

export async function redeem(page: Page, code: string): Promise<void> {
  await page.locator('#gift-code').fill(code)
  await button(page, 'payment.gift.add').click()
}

/** Places the order of the review. @returns the order as the backend has it */
export async function order(page: Page) {
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  return readOrder(page, 'DEU', await confirmedOrder(page, shopper))
}

export const cents = (amount = 0) => Math.round(amount * 100)
export const paidBy = ({paymentInstruments}: Awaited<ReturnType<typeof readOrder>>) =>
  (paymentInstruments as {paymentMethodId: string; amount?: number}[]).map(
    ({paymentMethodId, amount}) => [paymentMethodId, cents(amount)],
  )

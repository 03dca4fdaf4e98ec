/** Payments that the bank or the provider refuses, and that the shopper abandons, keep the basket. */
import {sampleOf} from '../sandbox/testing/extent'
import {payByCard, shoppers} from './support/checkout'
import {
  ACCEPTED,
  challenge,
  CHALLENGED,
  expectRemainingBasket,
  expectPaid,
  orderBy,
  orderByCard,
  placeOrder,
} from './support/payment'
import {expect, test} from './support/test'

/** Number of alike outcomes that a sampled run tries; the provider's own tests try all of them. */
const DRAWN = 1

test.describe.configure({timeout: 120_000})

for (const answer of ['refuse', 'abandon']) {
  test(`3-D Secure: ${answer} keeps the basket`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderByCard(page, shopper, CHALLENGED)
    await challenge(page).locator(`[data-answer=${answer}]`).click()
    const reason = answer === 'refuse' ? 'error.orderPayment' : 'checkout.error.paymentCancelled'
    await expectRemainingBasket(page, shopper, reason)
  })
}

test('3-D Secure: a reload shows the question again', async ({page}) => {
  const shopper = shoppers.DEU
  await orderByCard(page, shopper, CHALLENGED)
  await expect(challenge(page).locator('[data-answer=accept]')).toBeVisible()
  await page.reload()
  await challenge(page).locator('[data-answer=accept]').click()
  await expectPaid(page, shopper, 'Visa 3220')
})

const refusals = [
  ['a declined card', '4000 0000 0000 0002', 'error.orderPayment'],
  ['a card without funds', '4000 0000 0000 9995', 'error.orderPayment'],
  ['a provider that is down', '4000 0000 0000 1000', 'checkout.error.paymentCancelled'],
] as const
for (const [name, number, reason] of sampleOf(refusals, DRAWN)) {
  test(`${name} keeps the basket, and another card pays it`, async ({page, allowConsole}) => {
    allowConsole(/status of 503/)
    const shopper = shoppers.DEU
    await orderByCard(page, shopper, number)
    await expectRemainingBasket(page, shopper, reason)
    await payByCard(page, shopper, ACCEPTED)
    await placeOrder(page, shopper)
    await expectPaid(page, shopper, 'Visa 1111')
  })
}

for (const answer of ['refuse', 'abandon']) {
  test(`wallet: ${answer} keeps the basket`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderBy(page, shopper, 'wallet')
    await page.locator(`button[value=${answer}]`).click()
    if (answer === 'refuse') await page.locator('form[action$="/cancel"] button').click()
    await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
  })
}

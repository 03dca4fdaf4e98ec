/** Gift certificates in the checkout pay a part or everything. */
import {axe} from './support/axe'
import {orderButton, payByInvoice} from './support/checkout'
import {de} from './support/german'
import {
  shopper,
  button,
  issueCertificate,
  toPayment,
  redeem,
  order,
  paidBy,
  cents,
} from './support/german-guest'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

test('a gift certificate pays a part, an invoice the rest', async ({page, allowConsole}) => {
  allowConsole(/status of 400/)
  await toPayment(page)
  await redeem(page, 'NO-SUCH-CODE')
  await expect(page.getByText(de('payment.gift.unknown'))).toBeVisible()
  await axe(page, 'main')
  await redeem(page, await issueCertificate(20))
  await expect(page.getByRole('list', {name: de('payment.gift.list')})).toBeVisible()
  await axe(page, 'main')
  await payByInvoice(page, shopper)
  const placed = await order(page)
  expect(paidBy(placed)).toEqual([
    ['GIFT_CERTIFICATE', 2000],
    ['INVOICE', cents(placed.orderTotal) - 2000],
  ])
  await expect(page.getByRole('main')).toContainText(de('payment.gift.due'))
})

test('a gift certificate that pays everything needs no other method', async ({page}) => {
  await toPayment(page)
  await redeem(page, await issueCertificate(5000))
  await expect(page.getByText(de('payment.gift.whole'))).toBeVisible()
  await expect(page.locator('input[type=radio][value=INVOICE]')).toHaveCount(0)
  await axe(page, 'main')
  await button(page, 'checkout.continueToReview').click()
  await expect(orderButton(page, shopper)).toBeVisible()
  const placed = await order(page)
  expect(paidBy(placed)).toEqual([['GIFT_CERTIFICATE', cents(placed.orderTotal)]])
})

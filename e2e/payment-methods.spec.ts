/** Other methods than cards, other countries, and a provider that is slow or whose notification is late. */
import {sampleOf} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {cardFrame, chooseProviderMethod, confirmedOrder, shoppers} from './support/checkout'
import {expectPaid, orderBy, orderByCard, placeOrder, PROVIDER, toPayment} from './support/payment'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {pattern} from './support/texts'

/** Number of alike outcomes that a sampled run tries; the provider's own tests try all of them. */
const DRAWN = 1

test.describe.configure({timeout: 120_000})

const notifications = [
  ['late', '4000 0000 0000 1307'],
  ['twice', '4000 0000 0000 1406'],
  ['never', '4000 0000 0000 1505'],
] as const
for (const [name, number] of sampleOf(notifications, DRAWN)) {
  test(`a notification that comes ${name} does not matter to the shopper`, async ({page}) => {
    await orderByCard(page, shoppers.DEU, number)
    await expectPaid(page, shoppers.DEU, `Visa ${number.slice(-4)}`)
  })
}

test('a slow provider: the page waits, and one order is paid', async ({page}) => {
  await orderByCard(page, shoppers.DEU, '4000 0000 0000 1109')
  await expectPaid(page, shoppers.DEU, 'Visa 1109')
})

for (const method of sampleOf(['wallet', 'bank', 'later'], DRAWN)) {
  test(`${method}: the shopper confirms on the provider's page`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderBy(page, shopper, method)
    await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/psp/pay/`))
    await axe(page)
    await page.locator('button[value=accept]').click()
    await confirmedOrder(page, shopper)
    await expect(page).not.toHaveURL(/sessionData|access_token|refresh/)
    const order = await readOrder(page, 'DEU', await confirmedOrder(page, shopper))
    expect(order).toMatchObject({paymentStatus: 'paid'})
  })
}

test('USA: a card', async ({page}) => {
  await orderByCard(page, shoppers.USA, '5555 5555 5555 4444')
  await expectPaid(page, shoppers.USA, 'Mastercard 4444')
})

test('JPN: a card and a payment at the till', async ({page}) => {
  const shopper = shoppers.JPN
  await toPayment(page, shopper)
  await expect(page.locator('input[type=radio][value="ONLINE_PAYMENT:bank"]')).toHaveCount(0)
  await chooseProviderMethod(page, 'card')
  await expect(cardFrame(page).getByText('カード番号', {exact: true})).toBeVisible()
  await chooseProviderMethod(page, 'konbini')
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'checkout.continueToReview')})
    .click()
  await placeOrder(page, shopper)
  await page.locator('button[value=accept]').click()
  await confirmedOrder(page, shopper)
})

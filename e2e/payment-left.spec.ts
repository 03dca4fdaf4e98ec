/**
 * The shopper leaves the provider's page without an answer: by the back button, or by closing the tab. The basket is
 * kept, and the checkout says what to do.
 */
import type {BrowserContext, Page} from '@playwright/test'
import {confirmedOrder, payByCard, shoppers, type Shopper} from './support/checkout'
import {
  ACCEPTED,
  expectRemainingBasket,
  expectPaid,
  orderBy,
  placeOrder,
  PROVIDER,
} from './support/payment'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

/** A method of each market that is confirmed on a page of the provider, and the name of the product there. */
const MARKETS: readonly (readonly [Shopper, method: string])[] = [
  [shoppers.DEU, 'bank'],
  [shoppers.USA, 'later'],
  [shoppers.JPN, 'konbini'],
]

async function toProvider(page: Page, shopper: Shopper, method: string): Promise<void> {
  await orderBy(page, shopper, method)
  await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/psp/pay/`))
  await expect(page.locator('button[value=accept]')).toBeVisible()
}

const goods = (page: Page) => page.getByRole('complementary')

/** Opens the cart in a new tab of the browser. */
async function cartInNewTab(context: BrowserContext, shopper: Shopper): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${shopper.prefix}/appcart`)
  return tab
}

for (const [shopper, method] of MARKETS) {
  test(`${shopper.siteId}, ${method}: the back button leads to the basket, and a card pays it`, async ({
    page,
  }) => {
    await toProvider(page, shopper, method)
    await page.goBack()
    await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
    await expect(goods(page)).toContainText('Vindra')
    await payByCard(page, shopper, ACCEPTED)
    await placeOrder(page, shopper)
    await expectPaid(page, shopper, 'Visa 1111')
  })

  test(`${shopper.siteId}, ${method}: after a closed tab the cart has its goods again`, async ({
    page,
    context,
  }) => {
    await toProvider(page, shopper, method)
    await page.close()
    const tab = await cartInNewTab(context, shopper)
    await expectRemainingBasket(tab, shopper, 'checkout.error.paymentCancelled')
    await expect(goods(tab)).toContainText('Vindra')
    await tab.goto(`${shopper.prefix}/appcart`)
    await expect(tab.getByRole('spinbutton')).toHaveValue('1')
  })
}

test('the forward button after the back button: the order is named as failed, and the cart pays', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await toProvider(page, shopper, 'bank')
  await page.goBack()
  await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
  // The provider leads back from a payment that is over.
  await page.goForward()
  await expect(page.getByText(message(shopper.locale, 'order.stage.failed.text'))).toBeVisible()
  await page.getByRole('link', {name: message(shopper.locale, 'addToCart.viewCart')}).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await page.goto(`${shopper.prefix}/appcheckout`)
  await payByCard(page, shopper, ACCEPTED)
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Visa 1111')
})

test('a tab that is closed after the payment, before the return: the cart opens the confirmation', async ({
  page,
  context,
}) => {
  const shopper = shoppers.DEU
  await toProvider(page, shopper, 'bank')
  await page.route(/\/appcheckout\/confirmation/, (route) => route.abort())
  const paid = page.waitForResponse(
    (response) => /\/psp\/pay\//.test(response.url()) && response.request().method() === 'POST',
  )
  await page.locator('button[value=accept]').click()
  await paid
  await page.close()
  const tab = await cartInNewTab(context, shopper)
  const order = await readOrder(tab, shopper.siteId, await confirmedOrder(tab, shopper))
  expect(order).toMatchObject({paymentStatus: 'paid'})
})

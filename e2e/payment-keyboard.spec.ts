/** From the product to the confirmation with the keyboard alone, through the provider's frames and pages. */
import type {Page} from '@playwright/test'
import {confirmedOrder, orderButton, shoppers, type Shopper} from './support/checkout'
import {cardByKeyboard, orderByKeyboard, pressOn, typeInto} from './support/payment-keyboard'
import {
  challenge,
  CHALLENGED,
  expectRemainingBasket,
  expectPaid,
  orderBy,
  PROVIDER,
  VARIANT,
} from './support/payment'
import {ready} from './support/ready'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 150_000})

/** Goes from the product page to the payment step of the German checkout. */
async function toPayment(page: Page, shopper: Shopper): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await ready(page)
  const add = page.getByRole('button', {name: pattern(shopper.locale, 'product.addToCart')}).first()
  await expect(add).toBeEnabled()
  await pressOn(page, add, 'Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  const checkout = dialog.getByRole('link', {name: message(shopper.locale, 'addToCart.checkout')})
  await pressOn(page, checkout, 'Enter')
  await typeInto(page, page.locator('#contact-email'), shopper.email)
  await page.keyboard.press('Enter')
  for (const [field, value] of Object.entries(shopper.address)) {
    await typeInto(page, page.locator(`#shipping-${field}`), value)
  }
  await page.keyboard.press('Enter')
  const next = page.getByRole('button', {
    name: pattern(shopper.locale, 'checkout.continueToPayment'),
  })
  await pressOn(page, next, 'Enter')
}

test('a card is refused by the bank, then accepted: the Enter key in the frame continues', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await toPayment(page, shopper)
  await cardByKeyboard(page, CHALLENGED)
  await page.keyboard.press('Enter')
  await expect(orderButton(page, shopper)).toBeVisible()
  await orderByKeyboard(page, shopper)
  await pressOn(page, challenge(page).locator('[data-answer=refuse]'), 'Enter')
  await expectRemainingBasket(page, shopper)

  await cardByKeyboard(page, CHALLENGED)
  await page.keyboard.press('Enter')
  await orderByKeyboard(page, shopper)
  await pressOn(page, challenge(page).locator('[data-answer=accept]'), 'Enter')
  await expectPaid(page, shopper, 'Visa 3220')
})

test('the Enter key in a field that is not complete marks it and keeps the focus there', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await toPayment(page, shopper)
  await cardByKeyboard(page, '4000 0000 0000 3221')
  await page.keyboard.press('Enter')
  const number = page.frameLocator('iframe[src*="/psp/client/frames/card"]').locator('#number')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toBeFocused()
  await expect(page.getByText(message(shopper.locale, 'payment.fields.invalid'))).toBeVisible()
})

for (const shopper of Object.values<Shopper>(shoppers)) {
  test(`${shopper.siteId}: a page of the provider is left and confirmed by keyboard`, async ({
    page,
  }) => {
    await orderBy(page, shopper, 'wallet')
    await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/psp/pay/`))
    await pressOn(page, page.locator('button[value=abandon]'), 'Enter')
    await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
    const next = page.getByRole('button', {
      name: pattern(shopper.locale, 'checkout.continueToReview'),
    })
    await pressOn(page, next, 'Enter')
    await orderByKeyboard(page, shopper)
    await pressOn(page, page.locator('button[value=accept]'), 'Enter')
    const order = await readOrder(page, shopper.siteId, await confirmedOrder(page, shopper))
    expect(order).toMatchObject({paymentStatus: 'paid'})
  })
}

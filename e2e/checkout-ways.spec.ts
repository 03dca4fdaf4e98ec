/** The checkout with a saved address, and with the keyboard alone. */
import type {MessageId} from '../app/shared/i18n/messages'
import {newEmail, register} from './support/account'
import {axe} from './support/axe'
import {
  addToCart,
  chooseDelivery,
  confirmedOrder,
  orderButton,
  payByInvoice,
} from './support/checkout'
import {choose} from './support/choose'
import {tabTo} from './support/keyboard'
import {readOrder} from './support/sandbox'
import {de} from './support/german'
import {
  VARIANT,
  shopper,
  button,
  issueCertificate,
  toCheckout,
  order,
  paidBy,
} from './support/german-guest'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

test(
  'an address saved in the checkout is offered in the next one',
  {tag: '@long'},
  async ({page}) => {
    /** The account has the email address: the checkout opens with the delivery address. */
    const toAddress = async () => {
      await page.goto(`${shopper.prefix}/product/${VARIANT}`)
      await addToCart(page, shopper)
      const link = page.getByRole('dialog').getByRole('link', {name: de('addToCart.checkout')})
      await link.click()
      await expect(page).toHaveURL(/\/appcheckout$/)
    }
    await register(page, newEmail())
    await toAddress()
    await expect(page.locator('#shipping-lastName')).toBeVisible()
    for (const [field, value] of Object.entries(shopper.address)) {
      await page.locator(`#shipping-${field}`).fill(value)
    }
    await choose(page.getByRole('checkbox', {name: de('checkout.saved.store')}))
    await button(page, 'checkout.continueToDelivery').click()
    await chooseDelivery(page, shopper)
    await payByInvoice(page, shopper)
    await order(page)

    await toAddress()
    const saved = page.getByRole('radio', {name: /Musterstraße 12a/})
    await expect(saved).toBeChecked()
    await expect(page.locator('#shipping-lastName')).toHaveValue('Größe')
    await axe(page, 'main')
  },
)

test('the whole checkout works with the keyboard alone', {tag: '@long'}, async ({page}) => {
  await toCheckout(page)
  const typeInto = async (selector: string, value: string) => {
    await tabTo(page, page.locator(selector))
    await page.keyboard.type(value)
  }
  const press = async (id: MessageId) => {
    await tabTo(page, button(page, id))
    await page.keyboard.press('Enter')
  }
  await typeInto('#contact-email', shopper.email)
  await page.keyboard.press('Enter')
  await typeInto('#shipping-firstName', 'Mia')
  await typeInto('#shipping-lastName', 'Sommer')
  await typeInto('#shipping-address1', 'lindenstr 4')
  await expect(page.getByRole('option', {name: /Lindenstraße 4/})).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#shipping-postalCode')).toHaveValue('10969')
  await typeInto('#shipping-phone', '030 123456')
  await press('checkout.continueToDelivery')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await press('checkout.continueToPayment')
  await typeInto('#gift-code', await issueCertificate(10))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', {name: de('payment.gift.list')})).toBeVisible()
  const methods = page.locator('input[type=radio][name=methodId]')
  await tabTo(page, methods.first())
  const invoice = page.locator('input[type=radio][value=INVOICE]')
  for (let presses = 0; presses < 12 && !(await invoice.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(invoice).toBeChecked()
  await press('checkout.continueToReview')
  await expect(orderButton(page, shopper)).toBeVisible()
  await tabTo(page, page.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await tabTo(page, orderButton(page, shopper))
  await page.keyboard.press('Enter')
  const placed = await readOrder(page, 'DEU', await confirmedOrder(page, shopper))
  expect(paidBy(placed)[0]).toEqual(['GIFT_CERTIFICATE', 1000])
})

/** The steps of the checkout in a browser: address completion, company, certificates, keyboard, axe in each state. */
import type {Page} from '@playwright/test'
import {newEmail, register} from './support/account'
import {axe} from './support/axe'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {choose} from './support/choose'
import {tabTo} from './support/keyboard'
import {readOrder, SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const VARIANT = 'BH-1010-sand-black'
const shopper = shoppers.DEU
const text = (id: Parameters<typeof message>[1]) => message(shopper.locale, id)
const button = (page: Page, id: Parameters<typeof message>[1]) =>
  page.getByRole('button', {name: pattern(shopper.locale, id)})

/** Issues a gift certificate. @param amount in euros @returns its code */
async function issueCertificate(amount: number): Promise<string> {
  const answer = await fetch(`${SANDBOX}/admin/gift-certificates`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({siteId: 'DEU', amount}),
  })
  return ((await answer.json()) as {code: string}).code
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
}

async function toPayment(page: Page): Promise<void> {
  await toCheckout(page)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await expect(page.locator('#gift-code')).toBeVisible()
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.locator('#gift-code').fill(code)
  await button(page, 'payment.gift.add').click()
}

/** Places the order of the review. @returns the order as the backend has it */
async function order(page: Page) {
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  return readOrder(page, 'DEU', await confirmedOrder(page, shopper))
}

const cents = (amount = 0) => Math.round(amount * 100)
const paidBy = ({paymentInstruments}: Awaited<ReturnType<typeof readOrder>>) =>
  (paymentInstruments as {paymentMethodId: string; amount?: number}[]).map(
    ({paymentMethodId, amount}) => [paymentMethodId, cents(amount)],
  )

test('a suggested address and a company are in the order; axe finds nothing in any step', async ({
  page,
}) => {
  await toCheckout(page)
  await axe(page, 'main')
  await button(page, 'checkout.continueToAddress').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await axe(page, 'main')
  await page.locator('#contact-email').fill(shopper.email)
  await button(page, 'checkout.continueToAddress').click()

  await page.locator('#shipping-firstName').fill('Mia')
  await page.locator('#shipping-lastName').fill('Sommer')
  await page.locator('#shipping-phone').fill('030 123456')
  await page.locator('#shipping-address1').pressSequentially('lindenstr 4')
  const suggestion = page.getByRole('option', {name: /Lindenstraße 4/})
  await expect(suggestion).toBeVisible()
  await axe(page, 'main')
  await suggestion.click()
  await expect(page.locator('#shipping-postalCode')).toHaveValue('10969')
  await expect(page.locator('#shipping-city')).toHaveValue('Berlin')

  await button(page, 'address.business').click()
  await page.locator('#shipping-companyName').fill('Kita Linde')
  const taxId = page.locator('#shipping-c_taxId')
  await taxId.fill('DE12')
  await button(page, 'checkout.continueToDelivery').click()
  await expect(taxId).toHaveAttribute('aria-invalid', 'true')
  await axe(page, 'main')
  await taxId.fill('DE123456788')
  await button(page, 'checkout.continueToDelivery').click()

  await expect(page.getByRole('radio').first()).toBeVisible()
  await axe(page, 'main')
  await chooseDelivery(page, shopper)
  await expect(page.locator('#gift-code')).toBeVisible()
  await axe(page, 'main')
  await payByInvoice(page, shopper)
  await expect(orderButton(page, shopper)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Kita Linde')
  await axe(page, 'main')
  const placed = await order(page)
  await axe(page, 'main')
  expect(placed.shipments[0]?.shippingAddress).toMatchObject({
    address1: 'Lindenstraße 4',
    postalCode: '10969',
    companyName: 'Kita Linde',
    c_taxId: 'DE123456788',
  })
})

test('a gift certificate pays a part, an invoice the rest', async ({page, allowConsole}) => {
  allowConsole(/status of 400/)
  await toPayment(page)
  await redeem(page, 'NO-SUCH-CODE')
  await expect(page.getByText(text('payment.gift.unknown'))).toBeVisible()
  await axe(page, 'main')
  await redeem(page, await issueCertificate(20))
  await expect(page.getByRole('list', {name: text('payment.gift.list')})).toBeVisible()
  await axe(page, 'main')
  await payByInvoice(page, shopper)
  const placed = await order(page)
  expect(paidBy(placed)).toEqual([
    ['GIFT_CERTIFICATE', 2000],
    ['INVOICE', cents(placed.orderTotal) - 2000],
  ])
  await expect(page.getByRole('main')).toContainText(text('payment.gift.due'))
})

test('a gift certificate that pays everything needs no other method', async ({page}) => {
  await toPayment(page)
  await redeem(page, await issueCertificate(5000))
  await expect(page.getByText(text('payment.gift.whole'))).toBeVisible()
  await expect(page.locator('input[type=radio][value=INVOICE]')).toHaveCount(0)
  await axe(page, 'main')
  await button(page, 'checkout.continueToReview').click()
  await expect(orderButton(page, shopper)).toBeVisible()
  const placed = await order(page)
  expect(paidBy(placed)).toEqual([['GIFT_CERTIFICATE', cents(placed.orderTotal)]])
})

test(
  'an address saved in the checkout is offered in the next one',
  {tag: '@long'},
  async ({page}) => {
    /** The account has the email address: the checkout opens with the delivery address. */
    const toAddress = async () => {
      await page.goto(`${shopper.prefix}/product/${VARIANT}`)
      await addToCart(page, shopper)
      const link = page.getByRole('dialog').getByRole('link', {name: text('addToCart.checkout')})
      await link.click()
      await expect(page).toHaveURL(/\/appcheckout$/)
    }
    await register(page, newEmail())
    await toAddress()
    await expect(page.locator('#shipping-lastName')).toBeVisible()
    for (const [field, value] of Object.entries(shopper.address)) {
      await page.locator(`#shipping-${field}`).fill(value)
    }
    await choose(page.getByRole('checkbox', {name: text('checkout.saved.store')}))
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
  const press = async (id: Parameters<typeof message>[1]) => {
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
  await expect(page.getByRole('list', {name: text('payment.gift.list')})).toBeVisible()
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

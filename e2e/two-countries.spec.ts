/** An order to two countries with two rates of tax: its sums are the same everywhere, to the minor unit. */
import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {mailTo, newEmail} from './support/account'
import {
  acceptTerms,
  addToCart,
  confirmedOrder,
  fillContactAndAddress,
  orderButton,
  payByInvoice,
  type Shopper,
} from './support/checkout'
import {pdfTexts} from './support/pdf-text'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const VARIANT = 'BH-1010-sand-black'
const shopper: Shopper = {
  siteId: 'EUR',
  locale: 'en-LU',
  prefix: '/eur/en-lu',
  email: newEmail(),
  address: {
    firstName: 'Anna',
    lastName: 'Weber',
    address1: '12 Rue du Fort',
    postalCode: '1009',
    city: 'Luxembourg',
    phone: '27 12 34 56',
  },
  choices: {},
  orderButton: 'Order with obligation to pay',
}
const SECOND = {
  firstName: 'Réka',
  lastName: 'Nagy',
  address1: 'Váci utca 3',
  postalCode: '1051',
  city: 'Budapest',
  phone: '1 234 5678',
}
/** Rates of Luxembourg and Hungary. */
const RATES = [0.17, 0.27]

/** Sums in minor units. */
interface Sums {
  readonly total: number
  readonly tax: number
}

const minor = (text: string): number => Number(text.replace(/\D/g, ''))
const hundredths = (amount: number): number => Math.round(amount * 100)

/** The sums of the first list of sums on the page. */
async function sumsOf(page: Page): Promise<Sums> {
  const main = page.getByRole('main')
  const row = main.locator('dl > div').filter({
    has: page.locator('dt', {hasText: new RegExp(`^${message(shopper.locale, 'cart.total')}$`)}),
  })
  const note = main.getByText(pattern(shopper.locale, 'cart.taxIncluded'))
  await expect(note.first()).toBeAttached()
  return {
    total: minor((await row.first().locator('dd').textContent()) ?? ''),
    tax: minor((await note.first().textContent()) ?? ''),
  }
}

const button = (page: Page, id: Parameters<typeof pattern>[1]) =>
  page.getByRole('button', {name: pattern(shopper.locale, id)})

/** Two units of a product, one for each country, up to the payment step. */
async function toPayment(page: Page): Promise<void> {
  for (let unit = 0; unit < 2; unit += 1) {
    await page.goto(`${shopper.prefix}/product/${VARIANT}`)
    await addToCart(page, shopper)
  }
  await page.goto(`${shopper.prefix}/appcheckout`)
  await fillContactAndAddress(page, shopper)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await button(page, 'checkout.editStep').nth(1).click()
  await button(page, 'checkout.several.offer').click()
  await page.locator('#shipping-2-country').selectOption('HU')
  for (const [field, value] of Object.entries(SECOND)) {
    await page.locator(`#shipping-2-${field}`).fill(value)
  }
  await page.locator('#units-2-1').selectOption('1')
  await button(page, 'checkout.continueToDelivery').click()
  await expect(page.locator('input[name="methods.1"]').first()).toBeAttached()
  await button(page, 'checkout.continueToPayment').click()
  await expect(page.locator('input[type=radio][value=INVOICE]')).toBeAttached()
}

test('cart, checkout, confirmation, mail and invoice agree on total and tax', async ({page}) => {
  await toPayment(page)
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  const inCart = await sumsOf(page)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await payByInvoice(page, shopper)
  await acceptTerms(page)
  const inCheckout = await sumsOf(page)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)
  const confirmed = await sumsOf(page)

  const order = await readOrder(page, shopper.siteId, orderNo)
  expect(order.productItems.map(({taxRate}) => taxRate).sort()).toEqual(RATES)
  for (const {price, tax, taxRate} of order.productItems) {
    expect(Math.abs(hundredths(tax) - hundredths(price - price / (1 + taxRate)))).toBeLessThan(2)
  }
  const stored = {total: hundredths(order.orderTotal), tax: hundredths(order.taxTotal)}
  expect({inCart, inCheckout, confirmed}).toEqual({
    inCart: stored,
    inCheckout: stored,
    confirmed: stored,
  })

  const {data} = await mailTo(shopper.email, 'orderConfirmation')
  const {totals, deliveries} = data as unknown as {
    totals: {kind: string; value: string}[]
    deliveries: {address: string[]}[]
  }
  const inMail = (kind: string) => minor(totals.find((one) => one.kind === kind)?.value ?? '')
  expect({total: inMail('total'), tax: inMail('includedTax')}).toEqual(stored)
  expect(deliveries.map(({address}) => address.slice(-4))).toEqual([
    ['Anna Weber', '12 Rue du Fort', '1009 Luxembourg'],
    // Hungary writes the family name first, and the town above the street.
    ['Budapest', 'Váci utca 3', '1051', 'Hungary'],
  ])

  const download = page.waitForEvent('download')
  await button(page, 'order.invoice').click()
  const texts = pdfTexts(await readFile(await (await download).path()))
  const after = (label: RegExp) => minor(texts[texts.findIndex((one) => label.test(one)) + 1] ?? '')
  expect({total: after(/^Total$/), tax: after(/^Tax included$/)}).toEqual(stored)
  const rates = [after(/17\s?%/), after(/27\s?%/)]
  expect(rates.every((tax) => tax > 0)).toBe(true)
  expect(rates.reduce((sum, tax) => sum + tax, 0)).toBe(stored.tax)
})

/** One cart on two devices of a customer, or shared by a link: it is ordered once, and the other device says so. */
import type {Browser, Page} from '@playwright/test'
import {CUSTOMERS, type TestCustomer} from '../sandbox/testing/shopper'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillAddress,
  orderButton,
  payByInvoice,
  shoppers,
  type Shopper,
} from './support/checkout'
import {onTwoDevices} from './support/customer'
import {VARIANT} from './support/payment'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 150_000})

const shopper: Shopper = shoppers.DEU
const say = (id: Parameters<typeof message>[1]) => message(shopper.locale, id)
const OTHER_PRODUCT = `${shopper.prefix}/product/BH-1010-fog-black`

/** A browser of its own, with the shopper's answer about tracking. */
async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}])
  return context.newPage()
}

/** Goes from the address to the review. */
async function addressToReview(page: Page): Promise<void> {
  await fillAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await payByInvoice(page, shopper)
  await expect(orderButton(page, shopper)).toBeVisible()
}

/** A customer's cart on two devices, in the review of the first. */
async function sharedCart(page: Page, browser: Browser) {
  const device = await newDevice(browser)
  const customer = await onTwoDevices(shopper.siteId, [page, device])
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await addressToReview(page)
  return {device, customer}
}

async function order(page: Page): Promise<string> {
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  return confirmedOrder(page, shopper)
}

/** Number of orders of a customer. */
async function ordersOf({call, customerId}: TestCustomer): Promise<number> {
  const {body} = await call<{total: number}>('GET', `${CUSTOMERS}/${customerId}/orders`)
  return body.total
}

test('both devices order at the same moment: one order, which both confirm', async ({
  page,
  browser,
}) => {
  const {device, customer} = await sharedCart(page, browser)
  await device.goto(`${shopper.prefix}/appcheckout`)
  await expect(orderButton(device, shopper)).toBeVisible()
  for (const one of [page, device]) await acceptTerms(one)
  await Promise.all([page, device].map((one) => orderButton(one, shopper).click()))
  const numbers = await Promise.all([page, device].map((one) => confirmedOrder(one, shopper)))
  expect(numbers[0]).toBe(numbers[1])
  expect(await ordersOf(customer)).toBe(1)
  await device.context().close()
})

test('the second device stands in a step of the checkout: it says that the cart is ordered', async ({
  page,
  browser,
}) => {
  const {device, customer} = await sharedCart(page, browser)
  await device.goto(`${shopper.prefix}/appcheckout`)
  await device
    .getByRole('button', {name: pattern(shopper.locale, 'checkout.editStep')})
    .last()
    .click()
  await expect(device.locator('input[type=radio][value=INVOICE]')).toBeAttached()
  const orderNo = await order(page)
  await payByInvoice(device, shopper)
  await expect(device.getByText(say('checkout.elsewhere.title'))).toBeVisible()
  await device.getByRole('link', {name: say('checkout.elsewhere.show')}).click()
  expect(await confirmedOrder(device, shopper)).toBe(orderNo)
  expect(await ordersOf(customer)).toBe(1)
  await device.context().close()
})

test('the second device adds a product: a new cart with it alone, and a message', async ({
  page,
  browser,
}) => {
  const {device} = await sharedCart(page, browser)
  await device.goto(`${shopper.prefix}/appcart`)
  await expect(device.getByRole('spinbutton')).toHaveValue('1')
  // In the document of the cart, as a link of the page leads there.
  await device.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, OTHER_PRODUCT)
  await expect(device).toHaveURL(/BH-1010-fog-black/)
  await order(page)
  await addToCart(device, shopper)
  await expect(device.getByText(say('cart.replaced'))).toBeVisible()
  await device.goto(`${shopper.prefix}/appcart`)
  await expect(device.getByRole('spinbutton')).toHaveCount(1)
  await expect(
    device
      .getByRole('main')
      .getByRole('link', {name: /Vindra/})
      .first(),
  ).toHaveAttribute('href', /BH-1010-fog-black/)
  await device.context().close()
})

test('the second device changes a line in the cart: it says why nothing is left', async ({
  page,
  browser,
}) => {
  const {device, customer} = await sharedCart(page, browser)
  await device.goto(`${shopper.prefix}/appcart`)
  await ready(device)
  await expect(device.getByRole('spinbutton')).toHaveValue('1')
  await order(page)
  await device
    .getByRole('button', {name: pattern(shopper.locale, 'cart.item.increase')})
    .first()
    .click()
  await expect(device.getByText(say('cart.replaced'))).toBeVisible()
  await expect(device.getByText(say('cart.empty.title'))).toBeVisible()
  expect(await ordersOf(customer)).toBe(1)
  await device.context().close()
})

test('the link to a cart ends with its order; a cart that took the goods before stays', async ({
  page,
  browser,
}) => {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcart`)
  await page.getByText(say('cart.link.title')).click()
  await page.getByRole('button', {name: say('cart.link.create')}).click()
  const link = await page.getByLabel(say('cart.link.label')).inputValue()
  const early = await newDevice(browser)
  await early.goto(link)
  await early.getByRole('button', {name: say('cart.link.add')}).click()
  await expect(early.getByRole('spinbutton')).toHaveValue('1')

  await page.goto(`${shopper.prefix}/appcheckout`)
  await page.locator('#contact-email').fill(shopper.email)
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'checkout.continueToAddress')})
    .click()
  await addressToReview(page)
  await order(page)

  const late = await newDevice(browser)
  await late.goto(link)
  await expect(late.getByText(say('cart.link.gone.title'))).toBeVisible()
  await early.reload()
  await expect(early.getByRole('spinbutton')).toHaveValue('1')
  for (const one of [early, late]) await one.context().close()
})

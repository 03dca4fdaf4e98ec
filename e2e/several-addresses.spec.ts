/** An order to several addresses: each with goods, delivery method and gift message of its own. */
import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {mailTo, newEmail} from './support/account'
import {axe} from './support/axe'
import {
  acceptTerms,
  addToCart,
  confirmedOrder,
  fillContactAndAddress,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {noOverflow} from './support/no-overflow'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const VARIANT = 'BH-1010-sand-black'
const shopper = {...shoppers.DEU, email: newEmail()}
const SECOND = {
  firstName: 'Ole',
  lastName: 'Nord',
  address1: 'Hafenweg 3',
  postalCode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
}
const button = (page: Page, id: Parameters<typeof pattern>[1]) =>
  page.getByRole('button', {name: pattern(shopper.locale, id)})

/** The address step with two units in the basket; the first address is entered and saved. */
async function toAddresses(page: Page): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await fillContactAndAddress(page, shopper)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await button(page, 'checkout.editStep').nth(1).click()
  await button(page, 'checkout.several.offer').click()
  await expect(page.locator('#shipping-2-lastName')).toBeVisible()
}

async function fillSecond(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(SECOND)) {
    await page.locator(`#shipping-2-${field}`).fill(value)
  }
}

test('goods go to two addresses, each with its method', async ({page}) => {
  await toAddresses(page)
  await expect(page.locator('#shipping-lastName')).toHaveValue(shopper.address.lastName)
  await button(page, 'checkout.continueToDelivery').click()
  await expect(
    page.getByRole('alert').getByText(pattern(shopper.locale, 'checkout.several.noGoods')),
  ).toBeVisible()
  await fillSecond(page)
  await page.locator('#units-2-1').selectOption('2')
  await button(page, 'checkout.continueToDelivery').click()
  await expect(
    page.getByRole('alert').getByText(message(shopper.locale, 'checkout.several.noRest')),
  ).toBeVisible()
  await page.locator('#units-2-1').selectOption('1')
  await page.locator('#gift-2').fill('Alles Gute zur Geburt')
  // What was entered survives a reload.
  await page.reload()
  await button(page, 'checkout.editStep').nth(1).click()
  await expect(page.locator('#shipping-2-city')).toHaveValue(SECOND.city)
  await expect(page.locator('#units-2-1')).toHaveValue('1')
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await button(page, 'checkout.continueToDelivery').click()

  await expect(page.locator('input[name="methods.1"]').first()).toBeAttached()
  await expect(page.getByText(/Hafenweg 3, Hamburg/).first()).toBeVisible()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await button(page, 'checkout.continueToPayment').click()
  await payByInvoice(page, shopper)
  await expect(page.locator('#terms')).toBeAttached()
  await expect(page.getByText('Alles Gute zur Geburt')).toBeVisible()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)
  const main = page.getByRole('main')
  await expect(main).toContainText('Hafenweg 3')
  await expect(main).toContainText(shopper.address.address1)
  await expect(main).toContainText('Alles Gute zur Geburt')
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  const order = await readOrder(page, 'DEU', orderNo)
  expect(order).toMatchObject({
    shipments: [
      {shippingAddress: {city: shopper.address.city}},
      {shippingAddress: {city: SECOND.city}, giftMessage: 'Alles Gute zur Geburt'},
    ],
  })

  const download = page.waitForEvent('download')
  await button(page, 'order.invoice').click()
  const invoice = await download
  expect(invoice.suggestedFilename()).toBe(`${orderNo}.pdf`)
  const pdf = await readFile(await invoice.path())
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  // The mail shows each delivery, and its link cancels the whole order.
  const {data} = await mailTo(shopper.email, 'orderConfirmation')
  expect(data).toMatchObject({
    orderNo,
    deliveries: [
      {address: expect.arrayContaining([shopper.address.address1]) as string[]},
      {
        address: expect.arrayContaining([SECOND.address1]) as string[],
        giftMessage: 'Alles Gute zur Geburt',
      },
    ],
  })
  await page.goto(data.cancelLink ?? '')
  await button(page, 'cancelOrder.confirm').click()
  await expect(
    page.getByRole('heading', {name: message(shopper.locale, 'cancelOrder.cancelled.title')}),
  ).toBeVisible()
  expect(await readOrder(page, 'DEU', orderNo)).toMatchObject({status: 'cancelled'})
  expect((await mailTo(shopper.email, 'orderCancelled')).data).toMatchObject({orderNo})
})

test('back to one address: the goods are one delivery again', async ({page}) => {
  await toAddresses(page)
  await fillSecond(page)
  await page.locator('#units-2-1').selectOption('1')
  await button(page, 'checkout.continueToDelivery').click()
  await expect(page.locator('input[name="methods.1"]').first()).toBeAttached()
  await button(page, 'checkout.editStep').nth(1).click()
  await button(page, 'checkout.several.one').click()
  await expect(page.locator('#shipping-lastName')).toHaveValue(shopper.address.lastName)
  await button(page, 'checkout.continueToDelivery').click()
  await expect(page.locator('input[name=methodId]').first()).toBeAttached()
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('a failure keeps the entered addresses, and the basket stays whole', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|net::ERR|status of 50|ApiFault/)
  await toAddresses(page)
  await fillSecond(page)
  await page.locator('#units-2-1').selectOption('1')
  await page.route(/shopper-delivery-plan/, (route) => route.abort())
  await button(page, 'checkout.continueToDelivery').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('#shipping-2-city')).toHaveValue(SECOND.city)
  await page.unroute(/shopper-delivery-plan/)
  await button(page, 'checkout.continueToDelivery').click()
  await expect(page.locator('input[name="methods.1"]').first()).toBeAttached()
})

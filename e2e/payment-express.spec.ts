/** The sheet of a wallet fills in the checkout: in the checkout, and on a product page. */
import {GBR} from '../config/testing/sites'
import {axe} from './support/axe'
import {addToCart, confirmedOrder, orderButton, shoppers} from './support/checkout'
import {expectPaid, placeOrder, VARIANT} from './support/payment'
import {readOrder} from './support/sandbox'
import {siteShopper} from './support/site-shopper'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

test('express: the sheet of the wallet fills in the checkout, the shopper confirms the order', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout?express=wallet`)
  const sheet = page.frameLocator('iframe[src*="/psp/client/frames/wallet"]')
  await expect(sheet.locator('#approve')).toBeEnabled()
  await axe(page)
  const before = await sheet.locator('#approve').innerText()
  await sheet.locator('#delivery').selectOption('express')
  await expect(sheet.locator('#approve')).not.toHaveText(before)
  await expect(sheet.locator('#approve')).toBeEnabled()
  await sheet.locator('#address').selectOption('1')
  await expect(sheet.getByText(message(shopper.locale, 'payment.express.country'))).toBeVisible()
  await expect(sheet.locator('#approve')).toBeDisabled()
  await sheet.locator('#address').selectOption('0')
  await expect(sheet.locator('#approve')).toBeEnabled()
  const total = /[\d.]+,\d\d/.exec(await sheet.locator('#approve').innerText())?.[0] ?? '?'
  await sheet.locator('#approve').click()
  await expect(orderButton(page, shopper)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total)
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Wallet')
})

test('express on a product page buys the product alone; the cart keeps its own goods', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await page.getByRole('button', {name: message(shopper.locale, 'payment.express.product')}).click()
  const sheet = page.frameLocator('iframe[src*="/psp/client/frames/wallet"]')
  await expect(sheet.locator('#approve')).toBeEnabled()
  const before = await sheet.locator('#approve').innerText()
  await sheet.locator('#delivery').selectOption('express')
  await expect(sheet.locator('#approve')).not.toHaveText(before)
  await expect(sheet.locator('#approve')).toBeEnabled()
  await sheet.locator('#approve').click()
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Wallet')
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

// Rule PAY-6.
test('a wallet that shortens the postal code is offered delivery, and gives the whole address with the approval', async ({
  page,
}) => {
  const shopper = siteShopper(GBR)
  const addresses: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/shipping-address'))
      addresses.push(request.postDataJSON() as Record<string, string>)
  })
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout?express=wallet`)
  const sheet = page.frameLocator('iframe[src*="/psp/client/frames/wallet"]')
  await expect(sheet.locator('#approve')).toBeEnabled()
  expect(await sheet.locator('#delivery option').count()).toBeGreaterThan(0)
  expect(addresses[0]).toEqual({city: 'London', countryCode: 'GB', postalCode: 'SW1A'})

  await sheet.locator('#approve').click()
  await expect(orderButton(page, shopper)).toBeVisible()
  expect(addresses.at(-1)).toMatchObject({
    lastName: 'Berg',
    address1: '14 Whitehall Row',
    postalCode: 'SW1A 2AA',
  })
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Wallet')
  const order = await readOrder(page, shopper.siteId, await confirmedOrder(page, shopper))
  expect(order.shipments[0]?.shippingAddress).toMatchObject({
    lastName: 'Berg',
    postalCode: 'SW1A 2AA',
  })
})

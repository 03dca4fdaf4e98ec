import type {Page} from '@playwright/test'
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
import {ready} from './support/ready'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const shopper = shoppers.DEU
const PRODUCT = 'BH-6210-ink'
const STORE = 'Barnholt House Berlin'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const textOf = (id: Parameters<typeof message>[1]) => pattern('de-DE', id)

/** Searches the stores of a postal code in the open dialog and chooses the one in Berlin. */
async function pickInBerlin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('10115')
  await dialog.getByRole('button', {name: de('advice.stores.action')}).click()
  const pick = dialog.getByRole('button', {name: `${de('pickup.pick')}: ${STORE}`})
  await expect(pick).toBeVisible()
  await axe(page, '[role=dialog]')
  await pick.click()
}

async function pickOnProductPage(page: Page): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${PRODUCT}`)
  await ready(page)
  await page.getByRole('button', {name: de('advice.stores')}).click()
  await pickInBerlin(page)
  await expect(page.getByRole('dialog').getByText(STORE)).toBeVisible()
}

async function fillBilling(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(shopper.address)) {
    await page.locator(`#billing-${field}`).fill(value)
  }
}

async function order(page: Page) {
  await payByInvoice(page, shopper)
  await expect(page.getByRole('main')).toContainText(STORE)
  await axe(page)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)
  await expect(page.getByRole('main')).toContainText(STORE)
  await axe(page)
  return readOrder(page, 'DEU', orderNo)
}

test('goods for pickup are ordered without a delivery address', async ({page}) => {
  await pickOnProductPage(page)
  await goToCheckout(page, shopper)
  await page.locator('#contact-email').fill(shopper.email)
  await page.getByRole('button', {name: textOf('checkout.continueToPayment')}).click()
  await fillBilling(page)
  const {shipments, shippingTotal, productItems} = await order(page)
  expect(shipments).toMatchObject([
    {c_fromStoreId: 'barnholt-de-01', shippingMethod: {id: 'store-pickup'}},
  ])
  expect(productItems).toMatchObject([{inventoryId: 'inventory-store-de-01'}])
  expect(shippingTotal).toBe(0)
})

test('a cart with a delivery and a pickup becomes two shipments', async ({page}) => {
  await page.goto(`${shopper.prefix}/product/BH-1010-sand-black`)
  await addToCart(page, shopper)
  await pickOnProductPage(page)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  const {shipments} = await order(page)
  expect(shipments).toMatchObject([
    {shippingAddress: {city: 'Berlin', lastName: 'Größe'}},
    {c_fromStoreId: 'barnholt-de-01', shippingMethod: {id: 'store-pickup'}},
  ])
})

test('a line of the cart moves to a store and back', async ({page}) => {
  await page.goto(`${shopper.prefix}/product/${PRODUCT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcart`)
  await ready(page)
  await page.getByRole('button', {name: textOf('pickup.chooseLabel')}).click()
  await pickInBerlin(page)
  const line = page.getByRole('region', {name: de('cart.items')}).getByRole('listitem')
  await expect(line).toContainText(`Abholung: ${STORE}`)
  await axe(page)
  await page.reload()
  await ready(page)
  await expect(line).toContainText(`Abholung: ${STORE}`)
  await page.getByRole('button', {name: textOf('pickup.changeLabel')}).click()
  await page.getByRole('button', {name: de('pickup.deliver')}).click()
  await expect(page.getByRole('button', {name: textOf('pickup.chooseLabel')})).toBeVisible()
  await expect(line).not.toContainText(STORE)
})

// Rule PICK-8.
test('a gift waits in the store with the goods, and no delivery is asked for', async ({page}) => {
  await page.goto(`${shopper.prefix}/product/BH-1010-sand-black`)
  await ready(page)
  await page
    .getByRole('button', {name: de('product.quantity.increase')})
    .first()
    .click()
  await page.getByRole('button', {name: de('advice.stores')}).click()
  await pickInBerlin(page)
  const bonus = page.getByRole('dialog', {name: de('bonus.title')})
  await choose(bonus.getByRole('radio', {name: /Becherhalter/}))
  await bonus.getByRole('button', {name: de('bonus.add')}).click()
  await expect(bonus).toBeHidden()
  await page.goto(`${shopper.prefix}/appcart`)
  await ready(page)
  const gift = page
    .getByRole('region', {name: de('cart.items')})
    .getByRole('listitem')
    .filter({hasText: de('bonus.line')})
  await expect(gift).toContainText('Becherhalter')
  await expect(gift).toContainText(`Abholung: ${STORE}`)
  await expect(gift.getByRole('button', {name: textOf('pickup.changeLabel')})).toHaveCount(0)
  await axe(page)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await page.locator('#contact-email').fill(shopper.email)
  await expect(page.getByRole('button', {name: textOf('checkout.continueToPayment')})).toBeVisible()
  await expect(page.locator('#shipping-lastName')).toHaveCount(0)
})

/** The steps of the checkout in a browser: address completion, company, axe in each state. */
import {axe} from './support/axe'
import {chooseDelivery, orderButton, payByInvoice} from './support/checkout'
import {shopper, button, toCheckout, order} from './support/german-guest'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

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

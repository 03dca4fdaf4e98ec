import {axe} from './support/axe'
import {choose} from './support/choose'
import {expect, test} from './support/test'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByCard,
  payByInvoice,
  shoppers,
  toReview,
} from './support/checkout'
import {readOrder} from './support/sandbox'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

const VARIANT = 'BH-1010-sand-black'
const cents = (amount: number): number => Math.round(amount * 100)

test('DEU: from home to a paid order in euros, tax included', async ({page}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/home`)
  await page.locator('main a[href*="/category/strollers"]').first().click()
  await expect(page).toHaveURL(/\/category\/strollers/)
  await page.locator('main a[href*="/product/BH-1010"]').filter({hasText: /\w/}).first().click()
  await expect(page).toHaveURL(/\/product\/BH-1010/)
  await toReview(page, shopper)
  await expect(orderButton(page, shopper)).toHaveText('Zahlungspflichtig bestellen')
  await orderButton(page, shopper).click()

  const order = await readOrder(page, 'DEU', await confirmedOrder(page, shopper))
  expect(order).toMatchObject({
    currency: 'EUR',
    taxation: 'gross',
    customerInfo: {email: shopper.email},
    productItems: [{productId: VARIANT, quantity: 1}],
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
  })
  expect(order.shipments[0]?.shippingAddress).toMatchObject({
    lastName: 'Größe',
    postalCode: '10115',
    countryCode: 'DE',
  })
  expect(cents(order.orderTotal)).toBe(cents(order.productTotal) + cents(order.shippingTotal))
  expect(cents(order.taxTotal)).toBe(Math.round((cents(order.orderTotal) * 19) / 119))
})

test('USA: tax of the state is added, the card number is not kept', async ({page}) => {
  const shopper = shoppers.USA
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await payByCard(page, shopper, '4111 1111 1111 1111')
  await acceptTerms(page)
  await orderButton(page, shopper).click()

  const order = await readOrder(page, 'USA', await confirmedOrder(page, shopper))
  expect(order).toMatchObject({currency: 'USD', taxation: 'net'})
  expect(order.taxTotal).toBeGreaterThan(0)
  expect(cents(order.orderTotal)).toBe(
    cents(order.productTotal) + cents(order.shippingTotal) + cents(order.taxTotal),
  )
  expect(order.paymentInstruments[0]).toMatchObject({c_providerInstrument: 'Visa 1111'})
  expect(JSON.stringify(order)).not.toContain('4111111111111111')
})

test('JPN: yen have no decimals and names carry their reading', async ({page}) => {
  const shopper = shoppers.JPN
  await toReview(page, shopper)
  await orderButton(page, shopper).click()

  const order = await readOrder(page, 'JPN', await confirmedOrder(page, shopper))
  expect(order.currency).toBe('JPY')
  for (const amount of [
    order.orderTotal,
    order.productTotal,
    order.shippingTotal,
    order.taxTotal,
  ]) {
    expect(Number.isInteger(amount)).toBe(true)
  }
  expect(order.taxTotal).toBe(Math.round((order.orderTotal * 10) / 110))
  expect(order.shipments[0]?.shippingAddress).toMatchObject({
    c_lastNameKana: 'ミホン',
    postalCode: '150-0001',
    countryCode: 'JP',
  })
  expect(await page.locator('body').innerText()).not.toMatch(/[¥￥]\s?[\d,]+\.\d/)
})

test('a refused card says so and keeps the basket; another one orders', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await payByCard(page, shopper, '4000 0000 0000 0002')
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  await expect(page.getByText(message('de-DE', 'error.orderPayment'))).toBeVisible()
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('main').getByText('Vindra').first()).toBeVisible()
})

test('a double click orders once', async ({page}) => {
  const shopper = shoppers.USA
  await toReview(page, shopper)
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/orders(\?|$)/.test(request.url()))
      orders.push(request.url())
  })
  await orderButton(page, shopper).dblclick()
  await confirmedOrder(page, shopper)
  expect(orders).toHaveLength(1)
  await page.reload()
  await confirmedOrder(page, shopper)
  expect(orders).toHaveLength(1)
})

test('what was typed is there after a reload', async ({page}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await page.locator('#contact-email').fill('half@example')
  await page.reload()
  await expect(page.locator('#contact-email')).toHaveValue('half@example')
})

// Rule CHECK-23.
test('JPN: the time of the day that the shopper chooses is in the order', async ({page}) => {
  const shopper = shoppers.JPN
  const ja = (id: Parameters<typeof message>[1]) => message(shopper.locale, id)
  const slot = page.getByLabel(ja('checkout.delivery.slot'))
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(slot).toHaveCount(0)
  await choose(page.locator('input[type=radio][value=time-slot]'))
  await slot.selectOption('14:00-16:00')
  await axe(page, 'main')
  await chooseDelivery(page, shopper)
  await expect(page.getByRole('main')).toContainText('14:00–16:00')
  await payByInvoice(page, shopper)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  const order = await readOrder(page, 'JPN', await confirmedOrder(page, shopper))
  expect(order.shipments[0]).toMatchObject({c_deliveryTimeSlot: '14:00-16:00'})
  await expect(page.getByRole('main')).toContainText('14:00–16:00')
})

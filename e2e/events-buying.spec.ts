/** Events of a purchase and of what follows it: once, in order, also after reload and back. */
import {createHash} from 'node:crypto'
import {cancelHashOf} from '../app/features/order/public/cancel-hash'
import {placedOrder} from '../sandbox/testing/placed-order'
import {newEmail, PREFIX, register} from './support/account'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {asCustomer, asCustomerWithOrder} from './support/customer'
import {eventsOf, expectEvent, expectOrder, recordEvents} from './support/events'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.use({consent: 'granted'})
test.describe.configure({timeout: 120_000})

const us = (id: Parameters<typeof message>[1]) => message('en-US', id)
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

test('from the product to the order', async ({page}) => {
  const USA = {...shoppers.USA, email: 'Guest.US@Example.com'}
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/product/BH-7030')
  await ready(page)
  await addToCart(page, USA)
  await page
    .getByRole('dialog')
    .getByRole('link', {name: us('addToCart.viewCart')})
    .click()
  const added = await expectEvent(log, 'add_to_cart')
  const viewed = await expectEvent(log, 'view_cart')
  expect(viewed.ecommerce?.value).toBe(added.ecommerce?.value)
  await page.getByRole('button', {name: pattern('en-US', 'cart.item.removeLabel')}).click()
  await expectEvent(log, 'remove_from_cart')
  await page.goto('/usa/en-us/product/BH-7030')
  await ready(page)
  await addToCart(page, USA)
  await expectEvent(log, 'add_to_cart', 2)
  await page
    .getByRole('dialog')
    .getByRole('link', {name: us('addToCart.viewCart')})
    .click()
  await expectEvent(log, 'view_cart', 2)
  await page.reload()
  await ready(page)
  await expectEvent(log, 'view_cart', 3)

  const toCheckout = page
    .getByRole('main')
    .getByRole('link', {name: pattern('en-US', 'cart.checkout')})
  await toCheckout.click()
  await page.waitForURL(/\/appcheckout$/)
  await expectEvent(log, 'begin_checkout')
  await page.goBack()
  await page.waitForURL(/\/appcart$/)
  await expectEvent(log, 'view_cart', 4)
  await toCheckout.click()
  await page.waitForURL(/\/appcheckout$/)
  await ready(page)
  await fillContactAndAddress(page, USA)
  await chooseDelivery(page, USA)
  expect((await expectEvent(log, 'add_shipping_info')).ecommerce).toMatchObject({
    shipping_tier: /.+/,
    value: added.ecommerce?.value,
  })
  await payByInvoice(page, USA)
  expect((await expectEvent(log, 'add_payment_info')).ecommerce).toMatchObject({
    payment_type: 'INVOICE',
  })
  await expectEvent(log, 'checkout_step', 5)
  await page.reload()
  await ready(page)
  await expect(orderButton(page, USA)).toBeVisible()
  await acceptTerms(page)
  await orderButton(page, USA).click()
  const orderNo = await confirmedOrder(page, USA)
  const bought = await expectEvent(log, 'purchase')
  expect(bought).toMatchObject({
    customer_email_sha256: digest('guest.us@example.com'),
    ecommerce: {transaction_id: orderNo, currency: 'USD', items: [{item_id: 'BH-7030'}]},
  })
  await page.reload()
  await confirmedOrder(page, USA)
  const afterCheckout = [
    'checkout_step',
    'checkout_step',
    'add_shipping_info',
    'checkout_step',
    'add_payment_info',
    'checkout_step',
  ] as const
  await expect.poll(() => eventsOf(log, 'page_load').length).toBeGreaterThan(8)
  await expectOrder(page, log, [
    ...(['page_load', 'view_item', 'add_to_cart', 'page_load', 'view_cart'] as const),
    'remove_from_cart',
    ...(['page_load', 'view_item', 'add_to_cart', 'page_load', 'view_cart'] as const),
    ...(['page_load', 'view_cart'] as const),
    ...(['page_load', 'begin_checkout', 'checkout_step'] as const),
    ...(['page_load', 'view_cart', 'page_load'] as const),
    ...afterCheckout,
    ...(['page_load', 'page_load', 'purchase', 'page_load'] as const),
  ])
  expect(JSON.stringify(log).toLowerCase()).not.toContain('guest.us@example.com')
})

test('an account is opened, a wish made and taken back', async ({page}) => {
  const log = await recordEvents(page)
  const email = newEmail()
  await register(page, email)
  expect(await expectEvent(log, 'sign_up')).toMatchObject({method: 'password'})
  expect(await expectEvent(log, 'login')).toMatchObject({method: 'password'})
  // The overview has opened; a page that is left before its idle moment does not report itself.
  await expectEvent(log, 'page_load', 2)
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  const heart = page.getByRole('button', {
    name: message('en-GB', 'product.addToWishlist'),
    exact: true,
  })
  await heart.click()
  await expectEvent(log, 'add_to_wishlist')
  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  const list = await expectEvent(log, 'view_wishlist')
  expect(list.ecommerce?.items).toHaveLength(1)
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  await page.getByRole('button', {name: message('en-GB', 'product.removeFromWishlist')}).click()
  await expectEvent(log, 'remove_from_wishlist')
  await expectOrder(page, log, [
    ...(['page_load', 'sign_up', 'login', 'page_load'] as const),
    ...(['page_load', 'view_item', 'add_to_wishlist', 'page_load', 'view_wishlist'] as const),
    ...(['page_load', 'view_item', 'remove_from_wishlist'] as const),
  ])
  expect(JSON.stringify(log)).not.toContain(email)
})

/** Moves an order on, as its back office does. */
async function moveOrder(orderNo: string, stages: readonly string[]): Promise<void> {
  for (const to of stages) {
    const answer = await fetch(`${SANDBOX}/admin/orders/${orderNo}/moves`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({to}),
    })
    expect(answer.status).toBe(200)
  }
}

test('goods are returned', async ({page}) => {
  const log = await recordEvents(page)
  const orderNo = await asCustomerWithOrder(page)
  await moveOrder(orderNo, ['shipped', 'delivered'])
  await page.goto(`${PREFIX}/return-order?order=${orderNo}`)
  await ready(page)
  const begun = await expectEvent(log, 'begin_refund')
  expect(begun.ecommerce).toMatchObject({transaction_id: orderNo})
  await page.reload()
  await ready(page)
  const main = page.getByRole('main')
  await main.getByLabel(pattern('en-GB', 'returns.quantity')).selectOption('1')
  await main.getByLabel(message('en-GB', 'returns.reason')).selectOption('changed_mind')
  await main.getByRole('button', {name: message('en-GB', 'returns.submit')}).click()
  const refund = await expectEvent(log, 'refund')
  expect(refund.ecommerce).toMatchObject({transaction_id: orderNo, value: expect.any(Number)})
  await page.reload()
  await ready(page)
  await expectOrder(page, log, ['page_load', 'begin_refund', 'page_load', 'refund', 'page_load'])
})

test('an order is cancelled by its link', async ({page}) => {
  const log = await recordEvents(page)
  const customer = await asCustomer(page, 'DEU')
  const productItems = [{productId: 'BH-1010-sand-black', quantity: 1}]
  const {orderNo, c_orderCancelToken: cancelToken} = await placedOrder(customer, {productItems})
  await page.goto(`${PREFIX}/cancel-order/${cancelHashOf({orderNo, cancelToken})}`)
  await ready(page)
  await page.getByRole('button', {name: message('en-GB', 'cancelOrder.confirm')}).dblclick()
  const refund = await expectEvent(log, 'refund')
  expect(refund.page_path).toBe(`${PREFIX}/cancel-order`)
  expect(JSON.stringify(log)).not.toContain(cancelToken)
})

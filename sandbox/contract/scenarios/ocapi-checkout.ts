import assert from 'node:assert/strict'
import {addressIn} from '../addresses'
import {effectsIn, present} from '../expectations'
import {needsMore, readyBasket} from '../ready-basket'
import type {Scenario, Stage} from '../scenario'
import type {Shopper} from '../shopper'

interface Basket {
  basket_id: string
  currency: string
  customer_info?: {email?: string}
  product_items?: {item_id: string; product_id: string; quantity: number}[]
  payment_instruments?: {payment_instrument_id: string; payment_method_id: string}[]
  shipments: {shipping_address?: {city: string}; shipping_method?: {id: string}}[]
  billing_address?: {last_name: string}
  order_total: number | null
  c_note?: string
}

interface Order {
  order_no: string
  order_token: string
  order_total: number
  status: string
  c_newBasketId?: string
  c_sessionData?: string
}

const effects = (map: Record<string, string>) => effectsIn('ocapi', map)

async function openBasket(stage: Stage) {
  const shopper = await stage.guest()
  const {productId} = await stage.sample()
  const {basket_id: id} = await shopper.ocapi<Basket>('POST', '/baskets', {})
  const path = `/baskets/${id}`
  return {
    shopper,
    id,
    productId,
    call: (method: string, below: string, body?: unknown) =>
      shopper.ocapi<Basket>(method, `${path}${below}`, body),
    read: () => shopper.ocapi<Basket>('GET', path),
  }
}

async function countBaskets(shopper: Shopper): Promise<number> {
  const {customerId} = shopper
  const {baskets} = await shopper.ocapi<{baskets?: Basket[]}>(
    'GET',
    `/customers/${customerId}/baskets`,
  )
  return baskets?.length ?? 0
}

/** Baskets and orders through OCAPI, which work on the same store as the Shopper APIs. */
export const ocapiCheckoutScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a basket is opened, changed, seen by the Shopper APIs and thrown away',
    writes: true,
    effects: effects({
      createBasket: 'getBasket',
      getBasket: 'shopper-baskets-v2/getBasket',
      updateBasket: 'getBasket',
      getCustomerBaskets: 'getBasket',
      deleteBasket: 'getCustomerBaskets',
    }),
    async run(stage) {
      const {shopper, id, call, read} = await openBasket(stage)
      const basket = await read()
      assert.equal(basket.basket_id, id)
      await call('PATCH', '', {c_note: 'kept'})
      assert.equal((await read()).c_note, 'kept')
      const same = await shopper.baskets.getBasket({parameters: {basketId: id}})
      assert.equal(same.currency, basket.currency)
      assert.equal(await countBaskets(shopper), 1)
      await call('DELETE', '')
      assert.equal(await countBaskets(shopper), 0)
    },
  },
  {
    title: 'OCAPI: items come, change and go',
    writes: true,
    effects: effects({
      addBasketItems: 'getBasket',
      updateBasketItem: 'getBasket',
      deleteBasketItem: 'getBasket',
    }),
    async run(stage) {
      const {productId, call, read} = await openBasket(stage)
      await call('POST', '/items', [{product_id: productId, quantity: 1}])
      const [item] = (await read()).product_items ?? []
      assert.equal(item?.product_id, productId)
      await call('PATCH', `/items/${item?.item_id}`, {product_id: productId, quantity: 2})
      assert.equal((await read()).product_items?.[0]?.quantity, 2)
      await call('DELETE', `/items/${item?.item_id}`)
      assert.equal((await read()).product_items?.length ?? 0, 0)
    },
  },
  {
    title: 'OCAPI: customer, addresses, shipping and payment',
    writes: true,
    effects: effects({
      setBasketCustomer: 'getBasket',
      setShippingAddress: 'getBasket',
      setBillingAddress: 'getBasket',
      getShippingMethods: 'getBasket',
      setShippingMethod: 'getBasket',
      getBasketPaymentMethods: 'getBasket',
      addBasketPaymentInstrument: 'getBasket',
      deleteBasketPaymentInstrument: 'getBasket',
    }),
    async run(stage) {
      const {shopper, id, productId, call, read} = await openBasket(stage)
      const place = addressIn(stage.target)
      const address = {
        first_name: place.firstName,
        last_name: place.lastName,
        address1: place.address1,
        postal_code: place.postalCode,
        city: place.city,
        country_code: place.countryCode,
        ...(place.stateCode ? {state_code: place.stateCode} : {}),
      }
      await call('POST', '/items', [{product_id: productId, quantity: 1}])
      await call('PUT', '/customer', {email: 'kim@example.test'})
      await call('PUT', '/shipments/me/shipping_address', address)
      await call('PUT', '/billing_address', {...address, last_name: 'Payer'})
      const methods = await shopper.ocapi<{applicable_shipping_methods: {id: string}[]}>(
        'GET',
        `/baskets/${id}/shipments/me/shipping_methods`,
      )
      const method = present(methods.applicable_shipping_methods.at(-1), 'a shipping method')
      await call('PUT', '/shipments/me/shipping_method', {id: method.id})
      const payments = await shopper.ocapi<{
        applicable_payment_methods: {id: string; cards?: unknown[]}[]
      }>('GET', `/baskets/${id}/payment_methods?c_returnUrl=https%3A%2F%2Fshop.test`)
      const payment = payments.applicable_payment_methods.find(
        (one) => !one.cards?.length && !needsMore.has(one.id),
      )
      const paymentMethodId = present(payment, 'a payment method').id
      await call('POST', '/payment_instruments', {payment_method_id: paymentMethodId})
      const basket = await read()
      assert.equal(basket.customer_info?.email, 'kim@example.test')
      assert.equal(basket.shipments[0]?.shipping_address?.city, place.city)
      assert.equal(basket.billing_address?.last_name, 'Payer')
      assert.equal(basket.shipments[0]?.shipping_method?.id, method.id)
      assert.ok(present(basket.order_total, 'order_total') > 0)
      const [instrument] = basket.payment_instruments ?? []
      assert.equal(instrument?.payment_method_id, paymentMethodId)
      await call('DELETE', `/payment_instruments/${instrument?.payment_instrument_id}`)
      assert.equal((await read()).payment_instruments?.length ?? 0, 0)
    },
  },
  {
    title: 'OCAPI: an order is placed, and fails into a new basket',
    writes: true,
    effects: effects({
      createOrder: 'getOrder',
      getOrder: 'createOrder',
      updateOrder: 'getOrder',
    }),
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await readyBasket(stage, shopper)
      const placed = await shopper.ocapi<Order>('POST', `/orders?token=${basketId}`, {
        basket_id: basketId,
      })
      const path = `/orders/${placed.order_no}`
      const order = await shopper.ocapi<Order>('GET', path)
      assert.equal(order.order_total, placed.order_total)
      await shopper.ocapi('PATCH', path, {c_sessionData: 'kept'})
      assert.equal((await shopper.ocapi<Order>('GET', path)).c_sessionData, 'kept')
      const failed = await shopper.ocapi<Order>('PATCH', path, {status: 'failed'})
      assert.equal((await shopper.ocapi<Order>('GET', path)).status, 'failed')
      const again = present(failed.c_newBasketId, 'c_newBasketId')
      const basket = await shopper.ocapi<Basket>('GET', `/baskets/${again}`)
      assert.equal(basket.product_items?.length, 1)
    },
  },
]

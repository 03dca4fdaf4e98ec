import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import {basicAuthorization} from '../login'
import {needsMore, readyBasket} from '../ready-basket'
import type {Scenario} from '../scenario'
import {Shopper} from '../shopper'

interface Instrument {
  payment_instrument_id: string
  payment_method_id: string
  amount: number
}

interface Order {
  order_no: string
  order_total: number
  payment_instruments?: Instrument[]
}

interface Customer {
  _type: string
  auth_type: string
  customer_id: string
  login?: string
}

/** Payment of an order, and sessions, through OCAPI. */
export const ocapiOrderScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: the payment of an order is reduced, added to and taken away',
    writes: true,
    effects: effectsIn('ocapi', {
      getOrderPaymentMethods: 'addOrderPaymentInstrument',
      addOrderPaymentInstrument: 'getOrder',
      updateOrderPaymentInstrument: 'getOrder',
      deleteOrderPaymentInstrument: 'shopper-orders/getOrder',
    }),
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await readyBasket(stage, shopper)
      const placed = await shopper.ocapi<Order>('POST', '/orders', {basket_id: basketId})
      const path = `/orders/${placed.order_no}`
      const instruments = async () =>
        (await shopper.ocapi<Order>('GET', path)).payment_instruments ?? []
      const [first] = await instruments()
      const {payment_instrument_id: id} = present(first, 'the first instrument')
      await shopper.ocapi('PATCH', `${path}/payment_instruments/${id}`, {amount: 1})
      assert.equal((await instruments())[0]?.amount, 1)
      const {applicable_payment_methods: methods} = await shopper.ocapi<{
        applicable_payment_methods: {id: string; cards?: unknown[]}[]
      }>('GET', `${path}/payment_methods`)
      const open = methods.find((one) => !one.cards?.length && !needsMore.has(one.id))
      const added = await shopper.ocapi<Order>('POST', `${path}/payment_instruments`, {
        payment_method_id: present(open, 'a method for the rest').id,
        amount: placed.order_total - 1,
      })
      const [, second] = await instruments()
      assert.equal(second?.amount, added.payment_instruments?.[1]?.amount)
      assert.equal(second?.payment_method_id, open?.id)
      await shopper.ocapi('DELETE', `${path}/payment_instruments/${id}`)
      const order = await shopper.orders.getOrder({parameters: {orderNo: placed.order_no}})
      assert.deepEqual(
        order.paymentInstruments?.map(({paymentInstrumentId}) => paymentInstrumentId),
        [second?.payment_instrument_id],
      )
    },
  },
  {
    title: 'OCAPI: credentials open a session that ends when it is told to',
    writes: true,
    effects: effectsIn('ocapi', {
      authenticateCustomer: 'getCustomer',
      endSession: 'getCustomer',
    }),
    async run(stage) {
      const {shopper: known, guest, login, password} = await stage.registered()
      const {siteId, clientId} = stage.target
      const auth = `/s/${siteId}/dw/shop/v21_3/customers/auth`
      const answer = await stage.anonymous.plain<Customer>(
        'POST',
        auth,
        {type: 'credentials'},
        {authorization: basicAuthorization(login, password), 'x-dw-client-id': clientId},
      )
      assert.equal(answer.status, 200)
      assert.equal(answer.body.customer_id, known.customerId)
      const token = /^Bearer (\S+)$/.exec(answer.headers.get('authorization') ?? '')?.[1] ?? ''
      const session = {...present(known.session, 'a session'), accessToken: token}
      const shopper = new Shopper(stage.target, stage.exchanges, session)
      const path = `/customers/${known.customerId}`
      assert.equal((await shopper.ocapi<Customer>('GET', path)).login, login)
      assert.equal((await shopper.plain('DELETE', auth)).status, 204)
      await assert.rejects(shopper.ocapi('GET', path), /401.*InvalidAccessTokenException/)
      // The session of the other login lives on.
      assert.equal((await known.ocapi<Customer>('GET', path)).login, login)
      const wrong = await guest.plain<object>(
        'POST',
        auth,
        {type: 'credentials'},
        {authorization: basicAuthorization(login, `${password}x`), 'x-dw-client-id': clientId},
      )
      assert.equal(wrong.status, 401)
    },
  },
]

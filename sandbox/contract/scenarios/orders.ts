import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import {readyBasket} from '../ready-basket'
import type {Scenario, Stage} from '../scenario'

/** A guest who has just ordered. */
async function placeOrder(stage: Stage) {
  const shopper = await stage.guest()
  const basketId = await readyBasket(stage, shopper)
  const basket = await shopper.baskets.getBasket({parameters: {basketId}})
  const placed = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
  const parameters = {orderNo: present(placed.orderNo, 'orderNo')}
  return {
    shopper,
    basket,
    basketId,
    placed,
    parameters,
    read: () => shopper.orders.getOrder({parameters}),
  }
}

const openBaskets = async ({shopper}: Awaited<ReturnType<typeof placeOrder>>) =>
  shopper.customers.getCustomerBaskets({parameters: {customerId: shopper.customerId}})

/** Orders: what was in the basket, and what becomes of them. */
export const orderScenarios: readonly Scenario[] = [
  {
    title: 'an order takes the basket over',
    writes: true,
    effects: effectsIn('shopper-orders', {
      createOrder: 'getOrder',
      getOrder: 'createOrder',
    }),
    async run(stage) {
      const scene = await placeOrder(stage)
      const {shopper, basket, basketId, parameters} = scene
      const order = await scene.read()
      assert.equal(order.orderTotal, basket.orderTotal)
      assert.equal(order.taxTotal, basket.taxTotal)
      assert.deepEqual(
        order.productItems?.map(({productId}) => productId),
        basket.productItems?.map(({productId}) => productId),
      )
      assert.equal((await openBaskets(scene)).total, 0)
      await expectRefusal(404, () => shopper.baskets.getBasket({parameters: {basketId}}))
      const stranger = await stage.guest()
      await expectRefusal(404, () => stranger.orders.getOrder({parameters}))
    },
  },
  {
    title: 'an order whose payment failed gives its basket back',
    writes: true,
    effects: {'shopper-orders/failOrder': 'shopper-customers/getCustomerBaskets'},
    async run(stage) {
      const scene = await placeOrder(stage)
      const {shopper, basket, parameters} = scene
      await shopper.orders.failOrder({
        parameters: {...parameters, reopenBasket: true},
        body: {reasonCode: 'payment_confirm_failure'},
      })
      assert.equal((await scene.read()).status, 'failed')
      const {baskets} = await openBaskets(scene)
      assert.deepEqual(
        baskets?.[0]?.productItems?.map(({productId}) => productId),
        basket.productItems?.map(({productId}) => productId),
      )
    },
  },
  {
    title: 'the payment of an order is taken away and put back',
    writes: true,
    effects: effectsIn('shopper-orders', {
      getPaymentMethodsForOrder: 'getOrder',
      createPaymentInstrumentForOrder: 'getOrder',
      updatePaymentInstrumentForOrder: 'getOrder',
      removePaymentInstrumentFromOrder: 'getOrder',
    }),
    async run(stage) {
      const {shopper, parameters, read} = await placeOrder(stage)
      const {orders} = shopper
      const [instrument] = (await read()).paymentInstruments ?? []
      const {applicablePaymentMethods = []} = await orders.getPaymentMethodsForOrder({parameters})
      const paymentMethodId = present(instrument?.paymentMethodId, 'its method')
      assert.ok(applicablePaymentMethods.some(({id}) => id === paymentMethodId))
      await orders.removePaymentInstrumentFromOrder({
        parameters: {
          ...parameters,
          paymentInstrumentId: present(instrument?.paymentInstrumentId, 'its id'),
        },
      })
      assert.equal((await read()).paymentInstruments?.length ?? 0, 0)
      await orders.createPaymentInstrumentForOrder({parameters, body: {paymentMethodId, amount: 1}})
      const [added] = (await read()).paymentInstruments ?? []
      assert.equal(added?.paymentMethodId, paymentMethodId)
      await orders.updatePaymentInstrumentForOrder({
        parameters: {
          ...parameters,
          paymentInstrumentId: present(added?.paymentInstrumentId, 'the new id'),
        },
        body: {paymentMethodId, amount: 2},
      })
      assert.equal((await read()).paymentInstruments?.[0]?.amount, 2)
    },
  },
]

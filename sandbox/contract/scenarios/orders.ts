import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import {readyBasket} from '../ready-basket'
import type {Scenario} from '../scenario'

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
      const guest = await stage.guest()
      const basketId = await readyBasket(stage, guest)
      const basket = await guest.baskets.getBasket({parameters: {basketId}})
      const {orderNo} = await guest.orders.createOrder({parameters: {}, body: {basketId}})
      const order = await guest.orders.getOrder({
        parameters: {orderNo: present(orderNo, 'orderNo')},
      })
      assert.equal(order.orderTotal, basket.orderTotal)
      assert.equal(order.taxTotal, basket.taxTotal)
      assert.deepEqual(
        order.productItems?.map(({productId}) => productId),
        basket.productItems?.map(({productId}) => productId),
      )
      const {total} = await guest.customers.getCustomerBaskets({
        parameters: {customerId: guest.customerId},
      })
      assert.equal(total, 0)
      await expectRefusal(404, () => guest.baskets.getBasket({parameters: {basketId}}))
      const stranger = await stage.guest()
      await expectRefusal(404, () =>
        stranger.orders.getOrder({parameters: {orderNo: present(orderNo, 'orderNo')}}),
      )
    },
  },
]

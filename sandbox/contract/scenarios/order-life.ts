import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import {addIdentity, payFor, readyBasket} from '../ready-basket'
import type {Scenario, Stage} from '../scenario'

interface LineOms {
  omsData?: {status?: string; quantityCanceled?: number; quantityReturnInitiated?: number}
}

async function placeOrder(stage: Stage) {
  const shopper = await stage.guest()
  const basketId = await readyBasket(stage, shopper)
  const {orderNo = ''} = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
  const read = () => shopper.orders.getOrder({parameters: {orderNo, expand: ['oms']}})
  return {orders: shopper.orders, parameters: {orderNo}, read}
}

/** What becomes of an order where the site has order management, and taxes from outside. */
export const orderLifeScenarios: readonly Scenario[] = [
  {
    title: 'order management cancels an order for a reason that it names',
    writes: true,
    needs: ['order management'],
    effects: effectsIn('shopper-orders', {
      getOmsMetaData: 'cancelOmsOrder',
      cancelOmsOrder: 'getOrder',
    }),
    async run(stage) {
      const {orders, parameters, read} = await placeOrder(stage)
      const {cancelReasonCodes = []} = await orders.getOmsMetaData({parameters: {}})
      const reason = present(cancelReasonCodes.at(-1)?.reason, 'a reason')
      await expectRefusal(400, () =>
        orders.cancelOmsOrder({parameters, body: {reason: 'contract-no-such-reason'}}),
      )
      await orders.cancelOmsOrder({parameters, body: {reason}})
      const order = await read()
      assert.equal(order.status, 'cancelled')
      assert.equal((order.productItems?.[0] as LineOms | undefined)?.omsData?.quantityCanceled, 1)
      await expectRefusal(409, () => orders.cancelOmsOrder({parameters, body: {}}))
    },
  },
  {
    title: 'order management takes goods back',
    writes: true,
    needs: ['order management'],
    effects: effectsIn('shopper-orders', {returnOmsOrder: 'getOrder'}),
    async run(stage) {
      const {orders, parameters, read} = await placeOrder(stage)
      const [item] = (await read()).productItems ?? []
      const itemId = present(item?.itemId, 'itemId')
      const send = () =>
        orders.returnOmsOrder({parameters, body: {productItems: [{itemId, quantity: 1}]}})
      await send()
      const [line] = (await read()).productItems as LineOms[]
      assert.equal(line?.omsData?.quantityReturnInitiated, 1)
      await expectRefusal(400, send)
    },
  },
  {
    title: 'an order keeps the taxes that its basket was given',
    writes: true,
    needs: ['Account Manager'],
    effects: {'shopper-orders/getTaxesFromOrder': 'shopper-baskets-v2/getTaxesFromBasket'},
    async run(stage) {
      const {productId} = await stage.sample()
      const shopper = await stage.guest()
      const {baskets, orders} = shopper
      const created = await baskets.createBasket({parameters: {taxMode: 'external'}, body: {}})
      const parameters = {basketId: present(created.basketId, 'basketId')}
      await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
      await addIdentity(shopper, parameters.basketId)
      await payFor(shopper, parameters.basketId)
      const basket = await baskets.getBasket({parameters})
      const tax = {taxItems: [{id: 'CONTRACT_7', rate: 0.07}]}
      const positions = [...(basket.productItems ?? []), ...(basket.shippingItems ?? [])]
      const program = await stage.program()
      await program.baskets.addTaxesForBasket({
        parameters,
        body: {
          taxes: Object.fromEntries(positions.map(({itemId = ''}) => [itemId, tax])) as never,
        },
      })
      const {taxes} = await program.baskets.getTaxesFromBasket({parameters})
      assert.equal(Object.keys(taxes).length, positions.length)
      const order = await orders.createOrder({parameters: {}, body: parameters})
      const stored = await program.orders.getTaxesFromOrder({
        parameters: {orderNo: present(order.orderNo, 'orderNo')},
      })
      assert.deepEqual(stored.taxes, taxes)
    },
  },
]

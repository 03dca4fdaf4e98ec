import assert from 'node:assert/strict'
import {addIdentity, payFor} from '../ready-basket'
import {expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'
import type {Shopper} from '../shopper'

const key = 'shopper-availability/getAvailability'

/** What there is of a product on the site's list, by the API of its own. */
async function unitsOf({availability}: Shopper, productId: string): Promise<number> {
  const {data} = await availability.getAvailability({parameters: {productIds: [productId]}})
  return present(data[0]?.inventories[0]?.ats, 'ats')
}

/** Stock without the products around it. */
export const availabilityScenarios: readonly Scenario[] = [
  {
    title: 'availability is that of the product, and of its variants when asked',
    writes: false,
    effects: {[key]: 'shopper-products/getProduct'},
    async run(stage) {
      const {availability, products} = await stage.guest()
      const {productId} = await stage.sample()
      const product = await products.getProduct({parameters: {id: productId}})
      const masterId = product.master?.masterId ?? productId
      const {data, total, limit} = await availability.getAvailability({
        parameters: {
          productIds: [productId, masterId, 'contract-no-such-product'],
          expand: ['variations'],
        },
      })
      const found = new Map(data.map(({id, inventories}) => [id, inventories]))
      assert.deepEqual([total, limit], [data.length, data.length])
      assert.deepEqual(found.get(productId), [product.inventory])
      assert.ok(!found.has('contract-no-such-product'))
      for (const variant of product.variants ?? []) {
        assert.equal(
          present(found.get(variant.productId), 'a variant')[0]?.orderable,
          variant.orderable,
        )
      }
      await expectRefusal(400, () =>
        availability.getAvailability({
          parameters: {productIds: Array.from({length: 25}, (_, number) => `contract-${number}`)},
        }),
      )
    },
  },
  {
    title: 'an order takes what there is of a product',
    writes: true,
    effects: {'shopper-orders/createOrder': key},
    async run(stage) {
      const shopper = await stage.guest()
      const {productId} = await stage.sample()
      const before = await unitsOf(shopper, productId)
      const {basketId: created} = await shopper.baskets.createBasket({parameters: {}, body: {}})
      const basketId = present(created, 'basketId')
      await shopper.baskets.addItemToBasket({
        parameters: {basketId},
        body: [{productId, quantity: 2}],
      })
      await addIdentity(shopper, basketId)
      await payFor(shopper, basketId)
      assert.equal(await unitsOf(shopper, productId), before)
      await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      assert.equal(await unitsOf(shopper, productId), before - 2)
    },
  },
]

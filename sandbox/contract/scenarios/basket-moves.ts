import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import type {Scenario} from '../scenario'
import type {Shopper} from '../shopper'
import type {Version} from './open-basket'

/** What becomes of a guest's basket when the guest turns out to be a customer. */
export function basketMoveScenarios(version: Version): Scenario[] {
  const {api} = version
  const name = api.slice(-2)
  return [
    {
      title: `baskets ${name}: that of the guest goes into that of the customer`,
      writes: true,
      effects: effectsIn(api, {mergeBasket: 'getBasket'}),
      async run(stage) {
        const {productId, otherProductId} = await stage.sample()
        const {shopper, guest, login, password} = await stage.registered()
        const open = async (baskets: Shopper['baskets'], product: string) => {
          const {basketId} = await baskets.createBasket({parameters: {}, body: {}})
          const parameters = {basketId: present(basketId, 'basketId')}
          await baskets.addItemToBasket({parameters, body: [{productId: product, quantity: 1}]})
          return parameters
        }
        const parameters = await open(version.of(shopper), productId)
        await open(version.of(guest), otherProductId)
        const back = await stage.login(guest, {login, password})
        await version.of(back).mergeBasket({parameters: {createDestinationBasket: true}})
        const merged = await version.of(back).getBasket({parameters})
        assert.deepEqual(
          merged.productItems?.map((item) => item.productId).sort(),
          [productId, otherProductId].sort(),
        )
      },
    },
    {
      title: `baskets ${name}: that of the guest becomes that of a customer who has none`,
      writes: true,
      effects: effectsIn(api, {transferBasket: 'getBasket'}),
      async run(stage) {
        const {productId} = await stage.sample()
        const {guest, login, password} = await stage.registered()
        const {basketId} = await version.of(guest).createBasket({parameters: {}, body: {}})
        const parameters = {basketId: present(basketId, 'basketId')}
        await version.of(guest).addItemToBasket({parameters, body: [{productId, quantity: 1}]})
        const back = await stage.login(guest, {login, password})
        const {basketId: own} = await version.of(back).transferBasket({})
        const basket = await version.of(back).getBasket({
          parameters: {basketId: present(own, 'the basket')},
        })
        assert.equal(basket.productItems?.[0]?.productId, productId)
        assert.equal(basket.customerInfo?.customerId, back.customerId)
      },
    },
  ]
}

import {
  addressIn,
  effectsIn,
  present,
  type Scenario,
  type Shopper,
  type Stage,
} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'

const needs = ["project's endpoints"] as const

async function filledBasket(stage: Stage, shopper: Shopper, quantity = 1): Promise<string> {
  const {productId} = await stage.sample()
  const {basketId} = await shopper.baskets.createBasket({
    parameters: {},
    body: {productItems: [{productId, quantity}]},
  })
  return present(basketId, 'basketId')
}

const read = (shopper: Shopper, basketId: string) =>
  shopper.baskets.getBasket({parameters: {basketId}})

/** Custom endpoints of baskets: check, several addresses, and the link to another device. */
export const customBasketScenarios: readonly Scenario[] = [
  {
    title: 'the check of a basket names the lines that cannot be ordered',
    writes: true,
    needs,
    effects: effectsIn('custom', {basketCheck: 'shopper-baskets-v2/getBasket'}),
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await filledBasket(stage, shopper)
      const answer = await shopper.custom<{valid: boolean; lines: {itemId: string}[]}>(
        'GET',
        'shopper-basket-check',
        `/baskets/${basketId}/check`,
      )
      assert.deepEqual(answer, {valid: true, lines: []})
      assert.equal((await read(shopper, basketId)).productItems?.length, 1)
    },
  },
  {
    title: 'the goods of a basket go to two addresses, or to none of them',
    writes: true,
    needs,
    effects: effectsIn('custom', {setDeliveries: 'shopper-baskets-v2/getBasket'}),
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await filledBasket(stage, shopper, 2)
      const itemId = present((await read(shopper, basketId)).productItems?.[0]?.itemId, 'itemId')
      const shippingAddress = addressIn(stage.target)
      const delivery = (quantity: number, address1: string) => ({
        shippingAddress: {...shippingAddress, address1},
        items: [{itemId, quantity}],
      })
      const set = (deliveries: object[]) =>
        shopper.custom<{shipments: string[]}>(
          'PUT',
          'shopper-delivery-plan',
          `/baskets/${basketId}/deliveries?useAsBilling=true`,
          {deliveries},
        )
      const {shipments} = await set([delivery(1, '1 First Way'), delivery(1, '2 Second Way')])
      assert.equal(shipments.length, 2)
      const basket = await read(shopper, basketId)
      assert.deepEqual(
        basket.shipments?.map((shipment) => shipment.shippingAddress?.address1),
        ['1 First Way', '2 Second Way'],
      )
      assert.deepEqual(
        basket.productItems?.map(({quantity}) => quantity),
        [1, 1],
      )
      await assert.rejects(set([delivery(5, '3 Third Way'), delivery(1, '4 Fourth Way')]), /400/)
      assert.equal((await read(shopper, basketId)).shipments?.length, 2)
    },
  },
  {
    title: 'a link shows the products of a basket to another device, until it is revoked',
    writes: true,
    needs,
    effects: effectsIn('custom', {
      createBasketLink: 'openBasketLink',
      basketLink: 'createBasketLink',
      openBasketLink: 'shopper-baskets-v2/getBasket',
      revokeBasketLink: 'basketLink',
    }),
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await filledBasket(stage, shopper, 2)
      const api = 'shopper-basket-link'
      const own = `/baskets/${basketId}/link`
      const {token} = await shopper.custom<{token: string}>('POST', api, own, {})
      const other = await stage.guest()
      const open = () =>
        other.custom<{items: {productId: string; quantity: number}[]}>('POST', api, '/links/open', {
          token,
        })
      const {items} = await open()
      const [line] = (await read(shopper, basketId)).productItems ?? []
      assert.equal(items[0]?.productId, line?.productId)
      assert.equal(items[0]?.quantity, 2)
      const end = async () =>
        (await shopper.custom<{expiresAt: string | null}>('GET', api, own)).expiresAt
      assert.ok(Date.parse((await end()) ?? '') > Date.now())
      await shopper.custom('DELETE', api, own)
      assert.equal(await end(), null)
      await assert.rejects(open(), /404/)
    },
  },
]

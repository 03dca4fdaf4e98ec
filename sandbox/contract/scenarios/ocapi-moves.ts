import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import {loginCustomer} from '../login'
import type {Scenario} from '../scenario'
import type {Shopper} from '../shopper'

interface Basket {
  basket_id: string
  product_items?: {product_id: string}[]
  coupon_items?: {coupon_item_id: string; code: string; status_code: string}[]
}

const effects = (map: Record<string, string>) => effectsIn('ocapi', map)

async function openWith(shopper: Shopper, productId: string): Promise<Basket> {
  const {basket_id: id} = await shopper.ocapi<Basket>('POST', '/baskets', {})
  return shopper.ocapi<Basket>('POST', `/baskets/${id}/items`, [
    {product_id: productId, quantity: 1},
  ])
}

/** Coupons, merging, promotions, contexts and content search through OCAPI. */
export const ocapiMoveScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a coupon comes and goes',
    writes: true,
    needs: ['coupon'],
    effects: effects({addCoupon: 'getBasket', deleteCoupon: 'getBasket'}),
    async run(stage) {
      const {productId} = await stage.sample()
      const shopper = await stage.guest()
      const path = `/baskets/${(await openWith(shopper, productId)).basket_id}`
      const coupons = async () => (await shopper.ocapi<Basket>('GET', path)).coupon_items ?? []
      await shopper.ocapi('POST', `${path}/coupons`, {code: stage.target.couponCode})
      const [coupon] = await coupons()
      assert.equal(coupon?.code, stage.target.couponCode)
      assert.equal(coupon?.status_code, 'applied')
      await shopper.ocapi('DELETE', `${path}/coupons/${coupon?.coupon_item_id}`)
      assert.equal((await coupons()).length, 0)
    },
  },
  {
    title: 'OCAPI: the basket of the guest goes into that of the customer',
    writes: true,
    effects: effects({mergeBaskets: 'getBasket'}),
    async run(stage) {
      const {productId, otherProductId} = await stage.sample()
      const {shopper, guest, login, password} = await stage.registered()
      const {basket_id: id} = await openWith(shopper, productId)
      await openWith(guest, otherProductId)
      const back = await loginCustomer(guest, stage.exchanges, {login, password})
      await back.ocapi('POST', '/baskets/actions/merge?createDestinationBasket=true', {})
      const merged = await back.ocapi<Basket>('GET', `/baskets/${id}`)
      assert.deepEqual(
        merged.product_items?.map((item) => item.product_id).sort(),
        [productId, otherProductId].sort(),
      )
    },
  },
  {
    title: 'OCAPI: a promotion is the one of the Shopper APIs',
    writes: false,
    needs: ['campaign'],
    effects: effects({getPromotions: 'shopper-promotions/getPromotionsForCampaign'}),
    async run(stage) {
      const shopper = await stage.guest()
      const campaignId = present(stage.target.campaignId, 'a campaign')
      const campaign = await shopper.promotions.getPromotionsForCampaign({parameters: {campaignId}})
      const {id, name} = present(campaign.data?.[0], 'a promotion of the campaign')
      const {data} = await shopper.ocapi<{data: {id: string; name: string}[]}>(
        'GET',
        `/promotions/(${id})`,
      )
      assert.equal(data[0]?.name, name)
    },
  },
  {
    title: 'OCAPI: a context is set, changed and seen by the Shopper APIs',
    writes: true,
    effects: effects({
      createShopperContext: 'getShopperContext',
      updateShopperContext: 'getShopperContext',
      getShopperContext: 'shopper-context/getShopperContext',
    }),
    async run(stage) {
      const shopper = await stage.guest()
      const usid = present(shopper.session?.usid, 'usid')
      const path = `/shopper_context/${usid}`
      interface Context {
        source_code?: string
      }
      await shopper.ocapi('PUT', path, {source_code: 'spring'})
      assert.equal((await shopper.ocapi<Context>('GET', path)).source_code, 'spring')
      await shopper.ocapi('PATCH', path, {source_code: 'autumn'})
      assert.equal((await shopper.ocapi<Context>('GET', path)).source_code, 'autumn')
      const same = await shopper.contexts.getShopperContext({parameters: {usid}})
      assert.equal(same.sourceCode, 'autumn')
    },
  },
  {
    title: 'OCAPI: a new password lets in',
    writes: true,
    effects: effects({changePassword: 'shopper-login/authenticateCustomer'}),
    async run(stage) {
      const {shopper, guest, login, password} = await stage.registered()
      await shopper.ocapi('PUT', `/customers/${shopper.customerId}/password`, {
        current_password: password,
        password: `${password}5`,
      })
      await loginCustomer(guest, stage.exchanges, {login, password: `${password}5`})
    },
  },
  {
    title: 'OCAPI: content that is searched for is there',
    writes: false,
    effects: effects({searchContent: 'getContent'}),
    async run(stage) {
      const shopper = await stage.guest()
      interface Content {
        id: string
        name: string
      }
      const {hits} = await shopper.ocapi<{hits: Content[]}>(
        'GET',
        '/content_search?refine=fdid=root&count=5',
      )
      const hit = present(hits[0], 'a content asset')
      const asset = await shopper.ocapi<Content>('GET', `/content/${hit.id}`)
      assert.equal(asset.name, hit.name)
    },
  },
]

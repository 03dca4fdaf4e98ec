import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import {readyBasket} from '../ready-basket'
import type {Scenario} from '../scenario'

/** Promotions and gift certificates: what is announced, and what is left after a purchase. */
export const promotionScenarios: readonly Scenario[] = [
  {
    title: 'a promotion of a product tells of itself',
    writes: false,
    needs: ['campaign'],
    effects: effectsIn('shopper-promotions', {
      getPromotions: 'shopper-products/getProduct',
    }),
    async run(stage) {
      const {search, products, promotions} = await stage.guest()
      const {locale} = stage.target
      const root = await search.productSearch({
        parameters: {refine: 'cgid=root', limit: 200, expand: ['promotions'], locale},
      })
      const hit = root.hits.find(({productPromotions}) => productPromotions?.length)
      const {productId} = present(hit, 'a product with a promotion')
      const product = await products.getProduct({
        parameters: {id: productId, expand: ['promotions'], locale},
      })
      const [promotion] = product.productPromotions ?? []
      const id = present(promotion?.promotionId, 'its promotion')
      const {data} = await promotions.getPromotions({parameters: {ids: [id], locale}})
      assert.equal(data?.[0]?.id, id)
      assert.equal(data?.[0]?.calloutMsg, promotion?.calloutMsg)
    },
  },
  {
    title: 'a campaign lists promotions that exist',
    writes: false,
    needs: ['campaign'],
    effects: effectsIn('shopper-promotions', {
      getPromotionsForCampaign: 'getPromotions',
      getPromotions: 'getPromotionsForCampaign',
    }),
    async run(stage) {
      const {promotions} = await stage.guest()
      const {locale, campaignId} = stage.target
      const {data} = await promotions.getPromotionsForCampaign({
        parameters: {campaignId: present(campaignId, 'a campaign')},
      })
      const {id, name} = present(data?.[0], 'a promotion of the campaign')
      const same = await promotions.getPromotions({
        parameters: {ids: [present(id, 'its id')], locale},
      })
      assert.equal(same.data?.[0]?.name, name)
    },
  },
  {
    title: 'an order takes its share from a gift certificate',
    writes: true,
    needs: ['gift certificate'],
    effects: {'shopper-gift-certificates/getGiftCertificate': 'shopper-orders/createOrder'},
    async run(stage) {
      const shopper = await stage.guest()
      const code = present(stage.target.giftCertificateCode, 'a gift certificate')
      const balance = async () => {
        const body = {giftCertificateCode: code}
        return present(
          (await shopper.giftCertificates.getGiftCertificate({body})).balance,
          'balance',
        )
      }
      const before = await balance()
      const basketId = await readyBasket(stage, shopper)
      await shopper.baskets.addPaymentInstrumentToBasket({
        parameters: {basketId},
        body: {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code, amount: 10},
      })
      await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      assert.equal(Math.round((before - (await balance())) * 100), 1000)
    },
  },
]

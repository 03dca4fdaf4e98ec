import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'
import {openBasket, type Version} from './open-basket'

/** Coupons, gift certificates, taxes and price books of a basket, for one version of the API. */
export function basketDiscountScenarios(version: Version): Scenario[] {
  const {api} = version
  const name = api.slice(-2)
  const effects = (map: Record<string, string>) => effectsIn(api, map)
  return [
    {
      title: `baskets ${name}: a coupon makes the basket cheaper until it goes`,
      writes: true,
      needs: ['coupon'],
      effects: effects({addCouponToBasket: 'getBasket', removeCouponFromBasket: 'getBasket'}),
      async run(stage) {
        const {baskets, parameters, read, productId} = await openBasket(version, stage)
        await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
        const before = present((await read()).productTotal, 'productTotal')
        const code = present(stage.target.couponCode, 'a coupon')
        await baskets.addCouponToBasket({parameters, body: {code}})
        const basket = await read()
        const [coupon] = basket.couponItems ?? []
        assert.equal(coupon?.code, code)
        assert.equal(coupon?.statusCode, 'applied')
        assert.ok(present(basket.productTotal, 'productTotal') < before)
        await baskets.removeCouponFromBasket({
          parameters: {...parameters, couponItemId: present(coupon?.couponItemId, 'couponItemId')},
        })
        const after = await read()
        assert.equal(after.couponItems?.length ?? 0, 0)
        assert.equal(after.productTotal, before)
        await expectRefusal(400, () =>
          baskets.addCouponToBasket({parameters, body: {code: 'contract-no-such-coupon'}}),
        )
      },
    },
    {
      title: `baskets ${name}: a gift certificate is put in, changed and taken out`,
      writes: true,
      effects: effects({
        addGiftCertificateItemToBasket: 'getBasket',
        updateGiftCertificateItemInBasket: 'getBasket',
        removeGiftCertificateItemFromBasket: 'getBasket',
      }),
      async run(stage) {
        const {baskets, parameters, read} = await openBasket(version, stage)
        const gift = {amount: 50, recipientEmail: 'ole@example.test', recipientName: 'Ole'}
        await baskets.addGiftCertificateItemToBasket({parameters, body: gift})
        const [item] = (await read()).giftCertificateItems ?? []
        assert.equal(item?.amount, 50)
        const one = {
          ...parameters,
          giftCertificateItemId: present(item?.giftCertificateItemId, 'its id'),
        }
        await baskets.updateGiftCertificateItemInBasket({
          parameters: one,
          body: {...gift, amount: 75},
        })
        assert.equal((await read()).giftCertificateItems?.[0]?.amount, 75)
        await baskets.removeGiftCertificateItemFromBasket({parameters: one})
        assert.equal((await read()).giftCertificateItems?.length ?? 0, 0)
      },
    },
    {
      title: `baskets ${name}: price books are named and read back`,
      writes: true,
      needs: ['Account Manager'],
      effects: effects({
        addPriceBooksToBasket: 'getPriceBooksForBasket',
        getPriceBooksForBasket: 'addPriceBooksToBasket',
      }),
      async run(stage) {
        const {shopper, parameters, productId} = await openBasket(version, stage)
        const baskets = version.of(await stage.program())
        const product = await shopper.products.getProduct({
          parameters: {id: productId, perPricebook: true, expand: ['prices']},
        })
        const body = [present(product.tieredPrices?.[0]?.pricebook, 'a price book')]
        await baskets.addPriceBooksToBasket({parameters, body}, true)
        assert.deepEqual(await baskets.getPriceBooksForBasket({parameters}), body)
      },
    },
    {
      title: `baskets ${name}: taxes from outside are read back`,
      writes: true,
      needs: ['Account Manager'],
      effects: effects({
        addTaxesForBasketItem: 'getTaxesFromBasket',
        addTaxesForBasket: 'getTaxesFromBasket',
        getTaxesFromBasket: 'getBasket',
      }),
      async run(stage) {
        const shopper = await stage.guest()
        const baskets = version.of(shopper)
        const {productId} = await stage.sample()
        const {basketId} = await baskets.createBasket({parameters: {taxMode: 'external'}, body: {}})
        const parameters = {basketId: present(basketId, 'basketId')}
        await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
        const basket = await baskets.getBasket({parameters})
        const itemId = present(basket.productItems?.[0]?.itemId, 'itemId')
        const program = version.of(await stage.program())
        const rateOf = async () => {
          const {taxes} = await program.getTaxesFromBasket({parameters})
          return taxes[itemId]?.taxItems?.[0]?.rate
        }
        const taxItems = (rate: number) => ({taxItems: [{id: 'vat', rate}]})
        await program.addTaxesForBasketItem({
          parameters: {...parameters, itemId},
          body: taxItems(0.1),
        })
        assert.equal(await rateOf(), 0.1)
        await program.addTaxesForBasket({parameters, body: {taxes: {[itemId]: taxItems(0.2)}}})
        assert.equal(await rateOf(), 0.2)
      },
    },
  ]
}

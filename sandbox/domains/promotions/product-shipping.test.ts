import {applyPromotions} from './apply-promotions'
import type {CartLine} from './cart'
import type {Discount, ProductRule} from './promotion'
import {active, line, productRule, products, shippingRule} from './testing'
import type {ActivePromotion} from './qualification'

const tier = (discount: Discount, threshold = 0) => ({threshold, eligibleQuantity: null, discount})
const free = tier({type: 'free_shipping'})
const fixed = tier({type: 'fixed_price_shipping', amount: '0.99'})
const ships = (rule: Partial<ProductRule>) =>
  productRule({shippingMethodIds: ['standard'], ...rule})

function run(lines: CartLine[], promotions: ActivePromotion[], methodId: string | null) {
  const shipments = [{shipmentId: 'me', methodId, price: methodId === null ? null : 495}]
  const cart = {currency: 'EUR', lines, shipments, paymentMethodIds: []}
  return applyPromotions(cart, promotions, null)
}

const shipped = (result: ReturnType<typeof run>) =>
  result.productShipping.map(
    ({active: {promotion}, lineId, quantity}) => `${promotion.id} ${lineId} ${quantity}`,
  )

const goods = [line('cot', 9000), line('cup', 3000, 3)]

test('ships every unit of the products by the methods that it names', () => {
  const promotions = [active('p', ships({discounted: products('cup'), tiers: [fixed]}))]
  expect(shipped(run(goods, promotions, 'standard'))).toEqual(['p cup 3'])
  expect(shipped(run(goods, promotions, 'express'))).toEqual([])
  expect(shipped(run(goods, promotions, null))).toEqual([])
})

test('takes the dearest units while the number of applications lasts', () => {
  const promotions = [active('p', ships({maxApplications: 2, tiers: [free]}))]
  expect(shipped(run(goods, promotions, 'standard'))).toEqual(['p cot 1', 'p cup 1'])
})

test('takes lines first that no other promotion ships', () => {
  const result = run(
    goods,
    [
      active('first', ships({discounted: products('cot'), tiers: [free]}), {rank: 1}),
      active('second', ships({maxApplications: 1, tiers: [fixed]}), {rank: 2}),
    ],
    'standard',
  )
  expect(shipped(result)).toEqual(['first cot 1', 'second cup 1'])
})

test('reaches tiers as other product promotions do', () => {
  const tiers = [tier({type: 'fixed_price_shipping', amount: '2'}, 2), tier(free.discount, 4)]
  const rule = ships({kind: 'quantity', qualifying: products('cup'), discounted: null, tiers})
  const [applied] = run(goods, [active('p', rule)], 'standard').productShipping
  expect(applied?.discount).toEqual({type: 'fixed_price_shipping', amount: '2'})
})

test('leaves nothing to shipping promotions that go by value', () => {
  const byProduct = active('product', ships({discounted: products('cot'), tiers: [free]}))
  const byValue = active('value', shippingRule({tiers: [tier({type: 'free'}, 100)]}))
  const saved = (promotions: ActivePromotion[]) =>
    run(goods, promotions, 'standard').discounts.map(({amount}) => amount)
  expect(saved([byValue])).toEqual([495])
  expect(saved([byValue, byProduct])).toEqual([])
})

test('goes with a price off the same product, unless one of both is exclusive', () => {
  const off = (exclusivity: 'no' | 'class') =>
    active('off', productRule({tiers: [tier({type: 'percentage', percentage: 10})]}), {exclusivity})
  const shipping = active('p', ships({tiers: [free]}))
  expect(shipped(run(goods, [off('no'), shipping], 'standard'))).toHaveLength(2)
  expect(shipped(run(goods, [off('class'), shipping], 'standard'))).toEqual([])
})

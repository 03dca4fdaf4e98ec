import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {
  assignment,
  campaign,
  productsById,
  promotion,
  promotionsXml,
} from '../../testing/promotion-files'
import type {BasketDocument} from '../../testing/shopper'
import {BASKETS, newShopper} from '../../testing/shopper'

type Promotions = readonly {promotionId?: string; promotionalPrice?: number}[]

const percent = (id: string, percentage: number, products: string, more = '') =>
  promotion(
    id,
    `<product-promotion-rule>${more}${products}<simple-discount><percentage>${percentage}</percentage></simple-discount></product-promotion-rule>`,
  ) + assignment(id, 'always')

const bonusChoice = promotion(
  'gift',
  `<order-promotion-rule><discounts condition-type="order-total"><discount>
    <threshold>1</threshold>
    <bonus-choice>
      <bonus-products>
        <bonus-product product-id="chair-green-l"/><bonus-product product-id="stool"/>
      </bonus-products>
      <max-bonus-items>1</max-bonus-items>
    </bonus-choice>
  </discount></discounts></order-promotion-rule>`,
)

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop({
    'sites/TST/promotions.xml': promotionsXml(
      campaign('always') +
        percent('red-20', 20, productsById('discounted-products', 'chair-red-s')) +
        percent('chairs-10', 10, productsById('discounted-products', 'chair')) +
        bonusChoice +
        assignment('gift', 'always'),
    ),
  })
})
afterAll(() => shop.close())

const read = async (id: string) =>
  (await shop.get<ShopperProductsTypes.Product>('product', `/products/${id}`)).body
const priceUnder = (promotions: Promotions | undefined, id: string) =>
  promotions?.find(({promotionId}) => promotionId === id)?.promotionalPrice
const basketOf = async (productId: string) => {
  const shopper = await newShopper(shop, 'TST')
  const productItems = [{productId, quantity: 1}]
  return (await shopper.call<BasketDocument>('POST', BASKETS, {productItems})).body
}
const hit = async () => {
  const {body} = await shop.get<ShopperSearchTypes.ProductSearchResult>(
    'search',
    '/product-search',
    {
      refine: 'cgid=high-seats',
      expand: 'promotions,prices,variations',
      allVariationProperties: 'true',
    },
  )
  return body.hits[0]
}

it('agrees between variant and basket', async () => {
  const variant = await read('chair-green-s')
  const [line] = (await basketOf('chair-green-s')).productItems
  expect(line?.['priceAfterItemDiscount']).toBeLessThan(variant.price ?? 0)
  expect(priceUnder(variant.productPromotions, 'chairs-10')).toBe(line?.['priceAfterItemDiscount'])
})

it('is that of the cheapest variant on master and hit, although the promotion names a variant', async () => {
  const master = await read('chair')
  const found = await hit()
  const variants = await Promise.all(
    (found?.variants ?? []).map(async ({productId}) => read(productId)),
  )
  for (const id of ['red-20', 'chairs-10']) {
    const least = Math.min(
      ...variants.map(
        ({productPromotions, price}) => priceUnder(productPromotions, id) ?? price ?? Infinity,
      ),
    )
    expect(priceUnder(master.productPromotions, id)).toBe(least)
    expect(priceUnder(found?.productPromotions, id)).toBe(least)
    const {body} = await shop.get<{productPromotions: Promotions}>(
      'product',
      '/products/chair/promotions',
    )
    expect(priceUnder(body.productPromotions, id)).toBe(least)
  }
  for (const [index, variant] of (found?.variants ?? []).entries()) {
    const product = variants[index]?.productPromotions
    expect(priceUnder(variant.productPromotions, 'red-20')).toBe(priceUnder(product, 'red-20'))
  }
})

it('offers as a bonus on orders only what can be had', async () => {
  const {bonusDiscountLineItems} = (await basketOf('table')) as unknown as {
    bonusDiscountLineItems: {bonusProducts: {productId: string}[]}[]
  }
  expect(bonusDiscountLineItems[0]?.bonusProducts.map(({productId}) => productId)).toEqual([
    'stool',
  ])
})

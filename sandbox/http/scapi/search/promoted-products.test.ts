import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {assignment, campaign, promotion, promotionsXml} from '../../../testing/promotion-files'

let shop: ArchiveShop

const gifts = `<order-promotion-rule><discounts condition-type="order-total"><discount>
  <threshold>100</threshold>
  <bonus-choice>
    <bonus-products><bonus-product product-id="chair"/><bonus-product product-id="stool"/></bonus-products>
    <max-bonus-items>1</max-bonus-items>
  </bonus-choice>
</discount></discounts></order-promotion-rule>`

beforeAll(async () => {
  shop = await startArchiveShop({
    'sites/TST/promotions.xml': promotionsXml(
      campaign('always') + promotion('gift', gifts) + assignment('gift', 'always'),
    ),
  })
})
afterAll(() => shop.close())

const found = async (...refine: string[]) => {
  const {body} = await shop.get<ShopperSearchTypes.ProductSearchResult>(
    'search',
    '/product-search',
    {refine},
  )
  return (body.hits ?? []).map(({productId}) => productId).sort()
}

it('finds the gifts of a discount on orders, masters by their variants', async () => {
  expect(await found('pmid=gift', 'pmpt=bonus')).toEqual(['chair', 'stool'])
  expect(await found('pmid=gift')).toEqual(['chair', 'stool'])
  expect(await found('pmid=gift', 'pmpt=discounted')).toEqual([])
})

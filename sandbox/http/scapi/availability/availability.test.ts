import type {ShopperAvailabilityTypes} from 'commerce-sdk-isomorphic'
import {referenceShop} from '../../../testing/test-archive'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'

type Result = ShopperAvailabilityTypes.AvailabilityResult

const storeList = `<?xml version="1.0" encoding="UTF-8"?>
<inventory xmlns="http://www.demandware.com/xml/impex/inventory/2007-05-31">
  <inventory-list>
    <header list-id="store-a"><default-instock>false</default-instock></header>
    <records>
      <record product-id="701640000001M"><allocation>3</allocation><perpetual>false</perpetual></record>
    </records>
  </inventory-list>
</inventory>`

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop(
    {'inventory-lists/store-a.xml': storeList},
    {shop: referenceShop, siteId: 'RefArch'},
  )
})
afterAll(() => shop.close())

async function availability(query: Record<string, string | readonly string[]>): Promise<Result> {
  const {status, body} = await shop.get<Result>('availability', '/availability', query)
  expect(status).toBe(200)
  return body
}

/** Units by list of each product: `{watch: {stock: 6}}`. */
function units({data}: Result): Record<string, Record<string, number | undefined>> {
  return Object.fromEntries(
    data.map(({id, inventories}) => [
      id,
      Object.fromEntries(inventories.map((inventory) => [inventory.id, inventory.ats])),
    ]),
  )
}

describe('GET /availability', () => {
  it('tells the stock of products of any type on the list of the site', async () => {
    const result = await availability({
      productIds:
        '25500001M,25500001M-navy,701640000002M,gift-bundle,outfit-set,nothing,watch-item',
    })
    expect(units(result)).toEqual({
      '25500001M': {inventory_m: 14},
      '25500001M-navy': {inventory_m: 14},
      '701640000002M': {inventory_m: 4},
      'gift-bundle': {inventory_m: 3},
      'outfit-set': {inventory_m: 6},
      'watch-item': {inventory_m: 6},
    })
    expect(result).toMatchObject({limit: 6, total: 6})
    expect(result.data.at(-1)?.inventories).toEqual([
      {
        id: 'inventory_m',
        ats: 6,
        stockLevel: 6,
        orderable: true,
        backorderable: false,
        preorderable: false,
      },
    ])
  })

  it('tells only the lists that are asked for, of a master over its variants', async () => {
    const result = await availability({
      productIds: ['25500001M', '701640000001M'],
      inventoryIds: 'store-a,inventory_m,nowhere',
    })
    expect(units(result)).toEqual({
      '25500001M': {'store-a': 3, inventory_m: 14},
      '701640000001M': {'store-a': 3, inventory_m: 10},
    })
    const {body} = await shop.get<{inventories: object[]}>('product', '/products/25500001M', {
      inventoryIds: 'store-a',
    })
    expect(body.inventories).toMatchObject([{id: 'store-a', ats: 3, orderable: true}])
  })

  it('adds variants of masters and products of sets, each once and beside their parent', async () => {
    const variants = await availability({productIds: '25500001M', expand: 'variations'})
    expect(Object.keys(units(variants))).toEqual([
      '25500001M',
      '701640000001M',
      '701640000002M',
      '701640000003M',
    ])
    const parts = await availability({
      productIds: 'outfit-set,watch-item',
      expand: 'set_products,variations',
    })
    expect(Object.keys(units(parts)).sort()).toEqual(['25500001M', 'outfit-set', 'watch-item'])
  })

  it('answers what a selector keeps', async () => {
    expect(
      await availability({productIds: 'watch-item', select: '(data.(id,inventories.(ats)))'}),
    ).toEqual({data: [{id: 'watch-item', inventories: [{ats: 6}]}]})
  })

  it.each([
    [{}, 'missing-parameter', "The required parameter 'productIds' is missing."],
    [
      {productIds: Array.from({length: 25}, (_, number) => `p${number}`).join()},
      'validation',
      'Maximum number of product IDs you can request in one call is 24.',
    ],
    [
      {productIds: 'watch-item', inventoryIds: 'a,b,c,d,e,f'},
      'validation',
      'Maximum number of inventory list IDs you can request in one call is 5.',
    ],
    [
      {productIds: 'watch-item', select: '(data.(id, inventories.(**))'},
      'malformed-selector',
      "The property selector '(data.(id, inventories.(**))' is malformed.",
    ],
    [
      {productIds: 'watch-item', expand: 'prices'},
      'invalid-expand-parameter',
      "An invalid expand parameter 'prices' was found.",
    ],
  ])('refuses %j', async (query, kind, detail) => {
    const {status, body} = await shop.get<{type: string; detail: string}>(
      'availability',
      '/availability',
      query as Record<string, string>,
    )
    expect(status).toBe(400)
    expect(body.type.split('/').at(-1)).toBe(kind)
    expect(body.detail).toBe(detail)
  })
})

it('a product refuses image counts and inventory lists in the words of the API documents', async () => {
  const counts = await shop.get('product', '/products/watch-item/images', {imgTypes: 'large:abc'})
  expect(counts.body).toMatchObject({
    title: 'Bad Request',
    detail:
      "The 'imgTypes' parameter value 'large:abc' is invalid. Counts must be positive integers.",
  })
  const lists = await shop.get('product', '/products/watch-item', {inventoryIds: 'a,b,c,d,e,f'})
  expect(lists.status).toBe(400)
})

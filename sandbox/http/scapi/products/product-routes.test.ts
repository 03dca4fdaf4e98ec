import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'

type Product = ShopperProductsTypes.Product

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})

afterAll(() => shop.close())

async function product(id: string, query: Record<string, string> = {}): Promise<Product> {
  const {status, body} = await shop.get<Product>('product', `/products/${id}`, query)
  expect(status).toBe(200)
  return body
}

describe('GET /products/{id}', () => {
  it('shows a master with its variants, prices and stock over all of them', async () => {
    expect(await product('chair', {locale: 'de-DE'})).toMatchObject({
      id: 'chair',
      name: 'Mitwachsstuhl',
      shortDescription: 'A chair that grows along.',
      brand: 'Test',
      currency: 'EUR',
      type: {master: true},
      master: {masterId: 'chair', orderable: true, price: 99.5, priceMax: 249},
      price: 99.5,
      priceMax: 249,
      prices: {'test-list': 199, 'test-sale': 99.5},
      minOrderQuantity: 1,
      stepQuantity: 1,
      primaryCategoryId: 'high-seats',
      inventory: {id: 'test-stock', ats: 12, stockLevel: 5, orderable: true, preorderable: true},
      variants: [
        {productId: 'chair-green-s', orderable: true, price: 199},
        {productId: 'chair-green-l', orderable: false, price: 249},
        {
          productId: 'chair-red-s',
          orderable: true,
          price: 99.5,
          variationValues: {color: 'red', size: 's'},
        },
      ],
      c_badges: ['Neu'],
      c_material: ['oak', 'beech'],
      c_taxRate: 0.19,
      recommendations: [
        {
          recommendedItemId: 'table',
          name: 'Eichentisch',
          recommendationType: {displayValue: 'Cross Sell', value: 1},
        },
      ],
    })
  })

  it('shows a variant with what it inherits and chooses', async () => {
    const variant = await product('chair-red-s', {locale: 'ja-JP'})
    expect(variant).toMatchObject({
      id: 'chair-red-s',
      name: '高さ調節チェア',
      type: {variant: true},
      variationValues: {color: 'red', size: 's'},
      price: 99.5,
      prices: {'test-list': 199, 'test-sale': 99.5},
      inventory: {
        ats: 7,
        stockLevel: 0,
        preorderable: true,
        inStockDate: '2030-04-01T00:00:00.000Z',
      },
      c_refinementColor: 'red',
      c_badges: ['New', 'Oak'],
    })
    expect(variant.priceMax).toBeUndefined()
    expect(variant.imageGroups?.map(({viewType, images}) => [viewType, images[0]?.alt])).toEqual([
      ['mainview', '高さ調節チェア'],
    ])
  })

  it('shows the whole image model on request', async () => {
    const {imageGroups} = await product('chair-red-s', {allImages: 'true'})
    expect(imageGroups).toHaveLength(3)
    expect(imageGroups?.[0]?.variationAttributes).toEqual([
      {id: 'color', name: 'Farbe', values: [{value: 'green', name: 'Grün'}]},
    ])
  })

  it('shows quantity tiers per book', async () => {
    expect((await product('table', {perPricebook: 'true'})).tieredPrices).toEqual([
      {price: 99.99, pricebook: 'test-list', quantity: 1},
      {price: 89.99, pricebook: 'test-list', quantity: 10},
    ])
  })

  it('leaves out what is not expanded', async () => {
    const bare = await product('chair', {expand: 'none'})
    for (const member of ['inventory', 'price', 'imageGroups', 'variants', 'recommendations']) {
      expect(bare).not.toHaveProperty(member)
    }
    const {primaryCategory} = await product('chair', {expand: 'primary_category', locale: 'en-DE'})
    expect(primaryCategory).toEqual({
      id: 'high-seats',
      name: 'High seats',
      parentCategoryTree: [
        {id: 'seats', name: 'Seats'},
        {id: 'high-seats', name: 'High seats'},
      ],
    })
  })

  it.each(['nothing', 'hidden'])('does not know %s', async (id) => {
    const {status, body} = await shop.get('product', `/products/${id}`)
    expect(status).toBe(404)
    expect(body).toEqual({
      title: 'Product Not Found',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-not-found',
      detail: `No product with ID '${id}' for site 'TST' could be found.`,
      productId: id,
      siteId: 'TST',
    })
  })
})

describe('GET /products', () => {
  it('answers in the order asked for and leaves out what it does not know', async () => {
    const {body} = await shop.get('product', '/products', {
      ids: 'stool,nothing,chair-red-s',
      select: '(limit,total,data.(id))',
    })
    expect(body).toEqual({limit: 3, total: 2, data: [{id: 'stool'}, {id: 'chair-red-s'}]})
  })

  it('refuses more than 24 ids and none', async () => {
    const ids = Array.from({length: 25}, (_, index) => `p${index}`).join(',')
    expect((await shop.get('product', '/products', {ids})).status).toBe(400)
    const none = await shop.get<{parameter: string}>('product', '/products')
    expect([none.status, none.body.parameter]).toEqual([400, 'ids'])
  })
})

describe('GET /categories', () => {
  type Category = ShopperProductsTypes.Category

  it('shows the tree down to the asked level, without what is offline', async () => {
    const {body} = await shop.get<Category>('product', '/categories/root', {
      levels: '2',
      locale: 'en-DE',
    })
    expect(body).toMatchObject({
      id: 'root',
      categories: [
        {
          id: 'seats',
          name: 'Seats',
          parentCategoryId: 'root',
          onlineSubCategoriesCount: 1,
          c_showInMenu: true,
          categories: [{id: 'high-seats'}],
        },
        {id: 'tables', onlineSubCategoriesCount: 0},
      ],
    })
    expect(body.categories?.map(({id}) => id)).toEqual(['seats', 'tables'])
  })

  it('shows one level by default, none on request, and the way up', async () => {
    const one = (await shop.get<Category>('product', '/categories/root')).body
    expect(one.categories?.[0]?.categories).toBeUndefined()
    const {body} = await shop.get<Category>('product', '/categories/high-seats', {levels: '0'})
    expect(body.parentCategoryTree).toEqual([
      {id: 'seats', name: 'Sitzmöbel'},
      {id: 'high-seats', name: 'Hochsitze'},
    ])
    expect(body.image).toMatch(/Sites-test-storefront\/default\/dw[0-9a-f]{8}\/images\/content\//)
  })

  it('answers several, and 404 for one that is not there', async () => {
    const {body} = await shop.get<{data: Category[]}>('product', '/categories', {
      ids: 'tables,attic',
    })
    expect(body.data.map(({id}) => id)).toEqual(['tables'])
    const offline = await shop.get<{id: string}>('product', '/categories/attic')
    expect(offline).toMatchObject({status: 200, body: {id: 'attic'}})
    const missing = await shop.get<{type: string}>('product', '/categories/cellar')
    expect(missing.status).toBe(404)
    expect(missing.body.type).toMatch(/category-not-found$/)
  })

  it('refuses a level that is not offered', async () => {
    expect((await shop.get('product', '/categories/root', {levels: '3'})).status).toBe(400)
  })
})

describe('a site without price books', () => {
  it('shows products and no price at all', async () => {
    const {tinyShop} = await import('../../../testing/test-archive')
    const preferences = tinyShop['sites/TST/preferences.xml'] ?? ''
    const contentOnly = await startArchiveShop({
      'sites/TST/preferences.xml': preferences
        .replace(
          /<preference preference-id="site(PriceBooks|InventoryList)">[^<]*<\/preference>/g,
          '',
        )
        .replace('>false<', '>true<'),
    })
    const {body} = await contentOnly.get<Product>('product', '/products/chair')
    const {body: found} = await contentOnly.get<{hits: object[]}>('search', '/product-search', {
      refine: 'cgid=high-seats',
    })
    await contentOnly.close()
    for (const member of ['price', 'prices', 'priceMax', 'inventory']) {
      expect(body).not.toHaveProperty(member)
      expect(found.hits[0]).not.toHaveProperty(member)
    }
    expect(body.master).toEqual({masterId: 'chair', orderable: false})
  })
})

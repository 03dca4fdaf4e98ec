import sharp from 'sharp'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {referenceShop} from '../../../testing/test-archive'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'

let shop: ArchiveShop

type Product = ShopperProductsTypes.Product

const picture = () =>
  sharp({create: {width: 400, height: 300, channels: 3, background: '#22405a'}})
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  const jpeg = await picture()
  shop = await startArchiveShop(
    {
      'catalogs/apparel-m-catalog/static/default/images/large/coat-navy.jpg': jpeg,
      'libraries/RefArchSharedLibrary/static/default/images/about.jpg': jpeg,
      'catalogs/apparel-m-catalog/static/default/notes/size-chart.txt': 'S is small',
    },
    {shop: referenceShop, siteId: 'RefArch'},
  )
})
afterAll(() => shop.close())

const product = async (id: string, query: Record<string, string> = {}) => {
  const {status, body} = await shop.get<Product>('product', `/products/${id}`, query)
  expect(status).toBe(200)
  return body
}

describe('a shop imported from a real kind of archive', () => {
  it('shows masters with shared variation attributes in the language of the call', async () => {
    const coat = await product('25500001M', {locale: 'fr-FR'})
    expect(coat).toMatchObject({
      name: 'Ciré',
      currency: 'USD',
      price: 90,
      priceMax: 120,
      type: {master: true},
      variationAttributes: [
        {
          id: 'color',
          name: 'Couleur',
          values: [{value: 'navy', name: 'Bleu marine'}, {value: 'moss'}],
        },
        {id: 'size', name: 'Taille'},
      ],
    })
    const pictures = await product('25500001M', {allImages: 'true'})
    expect(pictures.imageGroups?.map(({viewType}) => viewType)).toEqual([
      'large',
      'large',
      'swatch',
      'swatch',
    ])
  })

  it('has the category tree below root', async () => {
    const {body} = await shop.get<ShopperProductsTypes.Category>('product', '/categories/root', {
      levels: '2',
    })
    expect(body.categories?.map(({id}) => id)).toEqual(['mens', 'gifts'])
    expect(body.categories?.[0]?.categories?.[0]).toMatchObject({id: 'mens-coats', name: 'Coats'})
  })

  it('prices in each currency of the site, and in no other', async () => {
    expect(await product('701640000003M')).toMatchObject({price: 90, currency: 'USD'})
    expect(await product('701640000003M', {currency: 'EUR'})).toMatchObject({
      price: 110,
      currency: 'EUR',
      prices: {'eur-m-list-prices': 110},
    })
    const {status} = await shop.get('product', '/products/watch-item', {currency: 'JPY'})
    expect(status).toBe(400)
  })

  it('offers options, own and shared, with what they cost', async () => {
    const watch = await product('watch-item', {currency: 'EUR'})
    expect(watch.type).toEqual({item: true, option: true})
    expect(watch.options).toEqual([
      {
        id: 'watchWarranty',
        name: 'Extended warranty',
        description: 'Repairs beyond the second year.',
        values: [
          {id: '000', name: 'None', default: true, price: 0},
          {id: '001', name: '3 years', default: false, price: 27.5},
        ],
      },
      {
        id: 'strap',
        name: 'Strap',
        values: [
          {id: 'leather', name: 'Leather', default: true, price: 0},
          {id: 'steel', name: 'Steel', default: false, price: 14},
        ],
      },
    ])
    expect(await product('watch-item', {expand: 'prices'})).not.toHaveProperty('options')
  })

  it('shows a variation group with the variants that it stands for', async () => {
    const group = await product('25500001M-navy')
    expect(group).toMatchObject({
      type: {variationGroup: true},
      master: {masterId: '25500001M'},
      variationValues: {color: 'navy'},
      price: 120,
      inventory: {ats: 14, orderable: true},
    })
    expect((await product('25500001M')).variationGroups).toEqual([
      {
        productId: '25500001M-navy',
        orderable: true,
        price: 120,
        variationValues: {color: 'navy'},
      },
    ])
  })

  it('shows sets and bundles by their parts, and no more than the weakest has', async () => {
    const set = await product('outfit-set')
    expect(set).toMatchObject({type: {set: true}, price: 80, priceMax: 120})
    expect(set.setProducts?.map(({id}) => id)).toEqual(['25500001M', 'watch-item'])
    expect(set.inventory).toMatchObject({ats: 6, orderable: true})
    const bundle = await product('gift-bundle')
    expect(bundle).toMatchObject({type: {bundle: true}, price: 250})
    expect(bundle.bundledProducts?.map(({id, quantity}) => [id, quantity])).toEqual([
      ['701640000002M', 1],
      ['watch-item', 2],
    ])
    expect(bundle.inventory).toMatchObject({ats: 3, orderable: true})
  })

  it('links and recommends', async () => {
    const coat = await product('25500001M', {expand: 'links'})
    expect(coat.productLinks).toEqual([
      {
        sourceProductId: '25500001M',
        sourceProductLink: expect.stringContaining('/products/25500001M?siteId=RefArch'),
        targetProductId: 'outfit-set',
        targetProductLink: expect.stringContaining('/products/outfit-set?siteId=RefArch'),
        type: 'cross_sell',
      },
    ])
    const watch = await product('watch-item', {expand: 'recommendations'})
    expect(watch.recommendations).toMatchObject([
      {
        recommendedItemId: '25500001M',
        recommendationType: {displayValue: 'Up Sell', value: 2},
        calloutMsg: 'Dry wrists',
      },
    ])
  })

  it('tells shipping methods, further inventory lists and page tags when asked', async () => {
    const watch = await product('watch-item', {
      expand: 'shipping_methods,availability,page_meta_tags',
      inventoryIds: 'inventory_m,nowhere',
    })
    expect(watch).toMatchObject({
      shippingMethods: [{id: '001', name: 'Ground', price: 5.99}],
      inventories: [{id: 'inventory_m', ats: 6}],
    })
  })
})

describe('parts of one product', () => {
  it('are its pictures', async () => {
    const {body} = await shop.get<Product>('product', '/products/25500001M/images', {
      allImages: 'true',
      imgTypes: 'large',
      variationAttribute: 'color=moss',
    })
    expect(body).toMatchObject({id: '25500001M'})
    expect(body.imageGroups).toHaveLength(1)
    expect(body.imageGroups?.[0]?.variationAttributes?.[0]?.values?.[0]?.value).toBe('moss')
  })

  it('are its prices', async () => {
    const {body} = await shop.get<Record<string, unknown>>('product', '/products/25500001M/prices')
    expect(body).toMatchObject({
      productId: '25500001M',
      price: 90,
      priceMax: 120,
      currency: 'USD',
      priceRanges: expect.arrayContaining([
        {pricebook: 'usd-m-list-prices', minPrice: 120, maxPrice: 120},
      ]),
    })
  })

  it('are those of one unit of measure', async () => {
    const {body} = await shop.get('product', '/products/watch-item/prices')
    expect(body).toMatchObject({price: 80, pricePerUnit: 32, pricePerUnitUnit: 'piece'})
    expect(await product('watch-item')).toMatchObject({unit: 'box', pricePerUnit: 32})
    // A product that names no quantity costs as much by unit as by piece.
    expect(await product('25500001M')).toMatchObject({pricePerUnit: 90, pricePerUnitMax: 120})
  })

  it('are its promotions, none here', async () => {
    const {body} = await shop.get('product', '/products/watch-item/promotions')
    expect(body).toEqual({productId: 'watch-item'})
  })

  it('are missing with the product', async () => {
    for (const name of ['images', 'prices', 'promotions']) {
      const {status, body} = await shop.get<{type: string}>('product', `/products/none/${name}`)
      expect(status).toBe(404)
      expect(body.type).toContain('product-not-found')
    }
  })
})

describe('files of the archive', () => {
  const pathOf = (link: string) => link.replace('http://shop.test', shop.baseUrl)

  it('are served at the links of the answers, in the size that is asked for', async () => {
    const coat = await product('701640000001M')
    const link = coat.imageGroups?.[0]?.images[0]?.link ?? ''
    expect(link).toMatch(
      /\/Sites-apparel-m-catalog\/default\/dw[0-9a-f]{8}\/images\/large\/coat-navy\.jpg$/,
    )
    const small = await fetch(`${pathOf(link)}?sw=100&sh=100&sm=cut`)
    expect(small.headers.get('content-type')).toBe('image/jpeg')
    expect(small.headers.get('cache-control')).toContain('immutable')
    const {width, height} = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
    expect([width, height]).toEqual([100, 100])
    const whole = await fetch(pathOf(link))
    expect(Buffer.from(await whole.arrayBuffer()).equals(await picture())).toBe(true)
    const again = await fetch(pathOf(link), {
      headers: {'if-none-match': whole.headers.get('etag') ?? ''},
    })
    expect(again.status).toBe(304)
  })

  it('are what markup of the library links to', async () => {
    const url = `${shop.baseUrl}/s/RefArch/dw/shop/v21_3/content/about-us?client_id=${shop.clientId}`
    const {c_body: body} = (await (await fetch(url)).json()) as {c_body: string}
    const link = /src="([^"]+)"/.exec(body)?.[1] ?? ''
    const answer = await fetch(pathOf(link))
    expect(answer.status).toBe(200)
  })

  it('are served as they are when they are no pictures', async () => {
    const base = `${shop.baseUrl}/on/demandware.static/-/Sites-apparel-m-catalog/default`
    const chart = await fetch(`${base}/notes/size-chart.txt`)
    expect([chart.status, await chart.text()]).toEqual([200, 'S is small'])
    expect((await fetch(`${base}/images/large/none.jpg`)).status).toBe(404)
  })
})

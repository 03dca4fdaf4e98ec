import type {ProductModel} from '../public/product'
import type {Offer} from '../public/offer'
import {structuredData, type ProductContext} from './structured-data'

const product = {
  id: 'BH-1010',
  kind: 'item',
  name: 'Vindra </script>',
  summary: 'Turns on the spot.',
  brand: 'Barnholt',
  attributes: [],
  variants: [],
} as unknown as ProductModel
const context: ProductContext = {
  url: 'https://shop.example/deu/de-de/product/BH-1010',
  images: ['https://shop.example/a.jpg'],
  imageOf: ({values}) => `https://shop.example/${values['color']}.jpg`,
  currency: 'EUR',
  sku: 'BH-1010',
  offer: undefined,
}
const delivery = {countries: ['DE', 'AT'], price: 4.9, freeFrom: 99, transitDays: [2, 4]} as const
const instock = (amount: number): Offer => ({price: {amount}, availability: {state: 'instock'}})

type Data = Readonly<Record<string, unknown>>
function graph(changes: Partial<ProductContext>, of: ProductModel = product): Data[] {
  const json = structuredData(of, {...context, ...changes})
  return (JSON.parse(json) as {'@graph': Data[]})['@graph']
}
const read = (offer: Offer | undefined) => graph({offer})[0] as Data & {offers?: Data}

const master = {
  ...product,
  kind: 'master',
  attributes: [
    {id: 'color', name: 'Colour', values: [{id: 'spruce', name: 'Spruce green'}]},
    {id: 'chassis', name: 'Chassis', values: [{id: 'black', name: 'Black'}]},
  ],
  variants: [
    {
      id: 'BH-1',
      values: {color: 'spruce', chassis: 'black'},
      offer: instock(1099),
      gtin: '4006381333931',
    },
    {id: 'BH-2', values: {color: 'spruce', chassis: 'black'}, offer: instock(9)},
  ],
} as unknown as ProductModel

describe('structuredData', () => {
  it('offers a product at its price', () => {
    const data = read({price: {amount: 1099, list: 1199}, availability: {state: 'lowstock'}})
    expect(data.offers).toEqual({
      '@type': 'Offer',
      price: 1099,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      itemCondition: 'https://schema.org/NewCondition',
      url: context.url,
    })
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: 'BH-1010',
      description: 'Turns on the spot.',
      image: ['https://shop.example/a.jpg'],
    })
  })

  it('has no description where the product has no summary', () => {
    const bare = {...product, summary: '', brand: ''} as unknown as ProductModel
    const [data] = graph({offer: instock(9)}, bare)
    expect(data).not.toHaveProperty('description')
    expect(data).not.toHaveProperty('brand')
  })

  it('names a variant by the values that the product knows', () => {
    const variant = {id: 'BH-3', values: {color: 'sand', chassis: 'black', size: 'm'}}
    const attributes = [
      {
        id: 'color',
        name: 'Colour',
        values: [
          {id: 'spruce', name: 'Spruce green'},
          {id: 'sand', name: 'Sand'},
        ],
      },
      {id: 'chassis', name: 'Chassis', values: [{id: 'black', name: 'Black'}]},
      {id: 'size', name: 'Size', values: [{id: 'l', name: 'Large'}]},
    ]
    const known = {...master, name: 'Vindra', attributes, variants: [variant]}
    const [group] = graph({}, known as unknown as ProductModel)
    expect(group?.['hasVariant']).toEqual([
      {
        '@type': 'Product',
        sku: 'BH-3',
        name: 'Vindra, Sand, Black',
        color: 'Sand',
        additionalProperty: [{'@type': 'PropertyValue', name: 'Chassis', value: 'Black'}],
        image: 'https://shop.example/sand.jpg',
      },
    ])
  })

  it('offers each variant under its own address (rule SEO-7)', () => {
    const [group] = graph({offer: instock(9)}, master)
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'BH-1010',
      variesBy: ['https://schema.org/color'],
      brand: {'@type': 'Brand', name: 'Barnholt'},
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'BH-1',
          gtin: '4006381333931',
          color: 'Spruce green',
          additionalProperty: [{'@type': 'PropertyValue', name: 'Chassis', value: 'Black'}],
          image: 'https://shop.example/spruce.jpg',
          offers: {
            '@type': 'Offer',
            price: 1099,
            url: `${context.url}?color=spruce&chassis=black`,
          },
        },
        {sku: 'BH-2', offers: {price: 9}},
      ],
    })
    expect(group).not.toHaveProperty('offers')
  })

  it('says what delivery costs and that returns are free, once for all offers', () => {
    const [group, ...terms] = graph({offer: instock(9), delivery}, master)
    expect(group).toMatchObject({
      hasVariant: [
        {
          offers: {
            shippingDetails: {'@id': '#free-shipping'},
            hasMerchantReturnPolicy: {'@id': '#returns'},
          },
        },
        {offers: {shippingDetails: {'@id': '#shipping'}}},
      ],
    })
    expect(terms).toMatchObject([
      {
        '@type': 'OfferShippingDetails',
        '@id': '#shipping',
        shippingRate: {value: 4.9, currency: 'EUR'},
        shippingDestination: {addressCountry: ['DE', 'AT']},
        deliveryTime: {transitTime: {minValue: 2, maxValue: 4, unitCode: 'DAY'}},
      },
      {'@id': '#free-shipping', shippingRate: {value: 0}},
      {'@type': 'MerchantReturnPolicy', '@id': '#returns', merchantReturnDays: 30},
    ])
  })

  it('has no terms of delivery where nothing is sold', () =>
    expect(graph({delivery})).toHaveLength(1))

  it.each([
    ['instock', 'InStock'],
    ['preorder', 'PreOrder'],
    ['backorder', 'BackOrder'],
    ['outofstock', 'OutOfStock'],
    ['comingsoon', 'OutOfStock'],
    ['discontinued', 'Discontinued'],
  ] as const)('says of %s: %s, and from when', (state, term) => {
    const {offers} = read({price: {amount: 9}, availability: {state, date: '2027-03-01'}})
    const isAhead = ['preorder', 'backorder', 'comingsoon'].includes(state)
    expect(offers).toMatchObject({availability: `https://schema.org/${term}`})
    expect(offers?.['availabilityStarts']).toBe(isAhead ? '2027-03-01' : undefined)
  })

  it('offers a set for what its members cost together', () => {
    const set = {...product, kind: 'set', setTotal: 320} as unknown as ProductModel
    const offer = instock(40)
    expect(graph({offer}, set)[0]).toMatchObject({offers: {'@type': 'Offer', price: 320}})
    const of = (changes: object) => graph({offer}, {...set, ...changes} as ProductModel)[0]
    expect(of({kind: 'item'})).toMatchObject({offers: {price: 40}})
    expect(of({setTotal: undefined})).toMatchObject({offers: {price: 40}})
  })

  it('offers nothing where nothing is sold', () => {
    expect(read(undefined).offers).toBeUndefined()
  })

  it('has the rating once there is one', () => {
    const rated = (rating: ProductContext['rating']) => graph({rating})[0]
    expect(rated({average: 4.567, total: 12} as ProductContext['rating'])).toMatchObject({
      url: context.url,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        reviewCount: 12,
        bestRating: 5,
      },
    })
    expect(rated(null)).not.toHaveProperty('aggregateRating')
    expect(rated(undefined)).not.toHaveProperty('aggregateRating')
  })

  it('cannot end the script element it stands in', () => {
    expect(structuredData(product, context)).not.toContain('</script')
  })
})

import type {ProductModel} from './product'
import {structuredData} from './structured-data'

const product = {
  name: 'Vindra </script>',
  summary: 'Turns on the spot.',
  brand: 'Barnholt',
  variants: [],
} as unknown as ProductModel
const context = {
  url: 'https://shop.example/deu/de-de/product/BH-1010',
  images: ['https://shop.example/a.jpg'],
  currency: 'EUR',
  sku: 'BH-1010-spruce-black',
}
const read = (offer: Parameters<typeof structuredData>[1]['offer']) =>
  JSON.parse(structuredData(product, {...context, offer})) as Record<string, unknown>

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
    expect(data.sku).toBe('BH-1010-spruce-black')
  })

  it('offers a range while nothing is chosen', () => {
    const data = read({price: {amount: 199, max: 299}, availability: {state: 'instock'}})
    expect(data.offers).toMatchObject({'@type': 'AggregateOffer', lowPrice: 199, highPrice: 299})
  })

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
    expect((offers as {availabilityStarts?: string}).availabilityStarts).toBe(
      isAhead ? '2027-03-01' : undefined,
    )
  })

  it('offers a set for what its members cost together', () => {
    const set = {
      ...product,
      kind: 'set',
      setTotal: 320,
      parts: [{role: 'member'}, {role: 'member'}, {role: 'accessory'}],
    } as unknown as ProductModel
    const offer = {price: {amount: 40, max: 199}, availability: {state: 'instock' as const}}
    const {offers} = JSON.parse(structuredData(set, {...context, offer})) as {offers: object}
    expect(offers).toMatchObject({'@type': 'AggregateOffer', lowPrice: 320, offerCount: 2})
    expect(offers).not.toHaveProperty('highPrice')
  })

  it('offers nothing where nothing is sold', () => {
    expect(read(undefined).offers).toBeUndefined()
  })

  it('tells the rating once there is one', () => {
    const rated = (rating: {average: number; total: number} | null | undefined) =>
      JSON.parse(structuredData(product, {...context, offer: undefined, rating})) as object
    expect(rated({average: 4.567, total: 12})).toMatchObject({
      '@context': 'https://schema.org',
      url: context.url,
      aggregateRating: {ratingValue: 4.6, reviewCount: 12, bestRating: 5},
    })
    expect(rated(null)).not.toHaveProperty('aggregateRating')
    expect(rated(undefined)).not.toHaveProperty('aggregateRating')
  })

  it('cannot end the script element it stands in', () => {
    expect(structuredData(product, {...context, offer: undefined})).not.toContain('</script')
  })
})

import type {SafeHtml} from '@common/safe-html'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {dimensionsOf, partProductOf, productOf} from './build-product'
import {picturesOf} from './product'

type Product = ShopperProductsTypes.Product

const HOST = 'http://localhost:4000'
const FOLDER = '/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-barnholt-master/default/'
const image = (name: string) => {
  const link = `${HOST}${FOLDER}dw1a2b3c4d/images/nursery/stroller/city/${name}.jpg`
  return {link, disBaseLink: link, alt: name}
}
const group = (viewType: string, color: string | null, ...names: string[]) => ({
  viewType,
  images: names.map(image),
  ...(color && {variationAttributes: [{id: 'color', values: [{value: color}]}]}),
})

const master = {
  id: 'BH-1010',
  name: 'Vindra city stroller',
  brand: 'Barnholt',
  type: {master: true},
  currency: 'EUR',
  shortDescription: 'Turns on the spot.',
  longDescription: '<p>We drew Vindra around a kerb stone.</p>',
  price: 1099,
  priceMax: 1149,
  inventory: {id: 'inventory-deu', ats: 30, stockLevel: 30, orderable: true},
  imageGroups: [
    group('mainview', null, 'spruce/mainview-1'),
    group('emotional1', null, 'spruce/emotional1-1'),
    group('mainview', 'spruce', 'spruce/mainview-1', 'spruce/mainview-2'),
    group('emotional1', 'spruce', 'spruce/emotional1-1'),
    group('swatch', 'spruce', 'spruce/swatch-1'),
    group('mainview', 'sand', 'sand/mainview-1'),
    group('swatch', 'sand', 'sand/swatch-1'),
  ],
  variationAttributes: [
    {
      id: 'color',
      name: 'Colour',
      values: [
        {value: 'spruce', name: 'Spruce green'},
        {value: 'sand', name: 'Dune sand'},
      ],
    },
    {id: 'chassis', name: 'Chassis', values: [{value: 'black', name: 'Black chassis'}]},
  ],
  variants: [
    {productId: 'BH-1010-spruce-black', variationValues: {color: 'spruce', chassis: 'black'}},
    {
      productId: 'BH-1010-sand-black',
      orderable: true,
      price: 1149,
      variationValues: {color: 'sand', chassis: 'black'},
    },
  ],
  primaryCategory: {
    id: 'strollers-city',
    name: 'City strollers',
    parentCategoryTree: [
      {id: 'strollers', name: 'Strollers'},
      {id: 'strollers-city', name: 'City strollers'},
    ],
  },
  c_masterName: 'Vindra',
  c_badges: ['Bestseller'],
  c_features: ['One-hand fold'],
  c_dimensions: 'Weight: 10.9 kg\n\nFolded flat',
  c_material: ['aluminium'],
  c_care: 'Wipe with a damp cloth.',
} as Product

const spruce = {
  id: 'BH-1010-spruce-black',
  type: {variant: true},
  price: 999,
  tieredPrices: [
    {price: 1099, quantity: 1, pricebook: 'list-eur'},
    {price: 999, quantity: 1, pricebook: 'sale-eur'},
  ],
  inventory: {id: 'inventory-deu', ats: 3, stockLevel: 3, orderable: true},
  c_availability: 'lowstock',
  variationValues: {color: 'spruce', chassis: 'black'},
} as Product

const model = (overrides: Partial<Parameters<typeof productOf>[0]> = {}) =>
  productOf({product: master, variants: [spruce], withPrices: true, ...overrides})

describe('productOf', () => {
  it('has the texts of the backend, and empty ones where it has none', () => {
    const texts = {pageTitle: 'Vindra', pageDescription: 'The small one.'}
    const description = '<p>We drew Vindra around a kerb stone.</p>' as SafeHtml
    const product = model({product: {...master, ...texts} as Product, description})
    expect(product).toMatchObject({
      ...texts,
      brand: 'Barnholt',
      summary: 'Turns on the spot.',
      description,
    })
    expect(productOf({product: {id: 'bare'}, variants: [], withPrices: true})).toMatchObject({
      name: 'bare',
      brand: '',
      summary: '',
      pageTitle: '',
      pageDescription: '',
    })
  })

  it('has the tax rate that the backend names, where there are prices', () => {
    const taxed = (c_taxRate: unknown, withPrices = true) =>
      model({product: {...master, c_taxRate} as Product, withPrices})
    expect(taxed(0.19).taxRate).toBe(0.19)
    expect(taxed(0).taxRate).toBe(0)
    expect(taxed('19 %')).not.toHaveProperty('taxRate')
    expect(taxed(undefined)).not.toHaveProperty('taxRate')
    expect(taxed(0.19, false)).not.toHaveProperty('taxRate')
  })

  it('prefers the name of the master', () => {
    expect(model().name).toBe('Vindra')
    expect(model({product: {...master, c_masterName: undefined} as Product}).name).toBe(
      'Vindra city stroller',
    )
  })

  it('has pictures by colour, views in their order, and swatches', () => {
    const product = model()
    expect(
      picturesOf(product, 'spruce').map((path) => path.slice(product.imageFolder.length)),
    ).toEqual(['spruce/mainview-1.jpg', 'spruce/mainview-2.jpg', 'spruce/emotional1-1.jpg'])
    expect(product.imageFolder.startsWith(FOLDER)).toBe(true)
    expect(product.attributes[0]?.values[1]).toEqual({
      id: 'sand',
      name: 'Dune sand',
      swatch: 'sand/swatch-1.jpg',
    })
    expect(Object.keys(product.images)).toEqual(['spruce', 'sand'])
  })

  it('falls back to any picture for an unknown colour', () => {
    expect(picturesOf(model(), 'gold')).toEqual(picturesOf(model(), 'spruce'))
  })

  it('keeps offers of variants, from the list of the master where a variant was not read', () => {
    const [first, second] = model().variants
    expect(first?.offer).toEqual({
      price: {amount: 999, list: 1099},
      availability: {state: 'lowstock', stock: 3},
    })
    expect(second?.offer).toMatchObject({price: {amount: 1149}})
  })

  it('has no offers at all on the content-only site', () => {
    const product = model({withPrices: false, variants: []})
    expect(product.offer).toBeUndefined()
    expect(product.variants.every(({offer}) => offer === undefined)).toBe(true)
  })

  it('remembers the variant that the address named', () => {
    expect(model({named: spruce}).named).toEqual({color: 'spruce', chassis: 'black'})
    expect(model().named).toBeUndefined()
  })

  it('knows the way back up', () => {
    expect(model().trail.map(({id}) => id)).toEqual(['strollers', 'strollers-city'])
  })
})

it('prices a set from its cheapest part', () => {
  const set = {id: 'S', type: {set: true}, price: 40, priceMax: 199}
  const {offer} = productOf({product: set as Product, variants: [], withPrices: true})
  expect(offer?.price).toEqual({amount: 40, max: 199, parts: true})
})

it.each([
  ['4006381333931', '4006381333931'],
  ['40063813', '40063813'],
  ['EAN 4006381333931', undefined],
  ['4006381333931 (EAN)', undefined],
  ['4006381', undefined],
])('the article number %j is %j for search engines', (ean, gtin) => {
  const product = {...master, ean} as Product
  expect(productOf({product, variants: [], withPrices: true}).gtin).toBe(gtin)
})

it('shows the texts of attributes without their markup', () => {
  const product = {
    ...master,
    name: undefined,
    c_masterName: 'Vindra <i>Two</i>',
    shortDescription: '<b>50</b> off &amp; more',
    c_features: ['<li>Turns</li>'],
    c_care: 'Wipe &uuml;ber<br>it',
  } as Product
  expect(model({product})).toMatchObject({
    name: 'Vindra Two',
    summary: '50 off & more',
    features: ['Turns'],
    care: 'Wipe über\nit',
  })
})

it('a part has the data of its picker, and no texts of its page', () => {
  const texts = {pageTitle: 'Vindra', pageDescription: 'The small one.'}
  const product = {...master, ...texts} as Product
  const part = partProductOf({product, variants: [spruce], withPrices: true})
  expect(part).toMatchObject({
    name: 'Vindra',
    summary: 'Turns on the spot.',
    features: [],
    dimensions: [],
    materials: [],
    care: '',
    trail: [],
    pageTitle: '',
    pageDescription: '',
  })
  expect(part.attributes.map(({id}) => id)).toEqual(['color', 'chassis'])
  expect(part.variants).toHaveLength(2)
  expect(part.metaTags).toBeUndefined()
})

describe('dimensionsOf', () => {
  it('reads a name and a value in each line', () => {
    expect(dimensionsOf('Weight: 10.9 kg\n重量：10.9 kg\n\nFolded flat')).toEqual([
      {label: 'Weight', value: '10.9 kg'},
      {label: '重量', value: '10.9 kg'},
      {label: '', value: 'Folded flat'},
    ])
  })
})

it('keeps the tags of the backend that differ from the texts of the page', () => {
  const pageMetaTags = [
    {id: 'title', type: 'title', value: 'Vindra | Barnholt'},
    {id: 'og:title', type: 'property', value: 'Vindra'},
  ]
  const tagged = (more: Partial<Product>) =>
    productOf({product: {...master, ...more} as Product, variants: [], withPrices: true}).metaTags
  expect(tagged({pageMetaTags})).toEqual({
    title: {title: 'Vindra | Barnholt'},
    property: {'og:title': 'Vindra'},
  })
  expect(tagged({pageMetaTags, pageTitle: 'Vindra | Barnholt'})).toEqual({
    property: {'og:title': 'Vindra'},
  })
  expect(tagged({})).toBeUndefined()
})

import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {lineProductOf} from './line-product'

type Product = ShopperProductsTypes.Product

const product = (more: Partial<Product> & Record<string, unknown> = {}): Product =>
  ({id: 'chair-red', ...more}) as Product

/** An image group of Shopper Products with one image. */
const group = (viewType: string, image: Record<string, unknown>) => ({
  viewType,
  images: [{link: `/${viewType}.jpg`, ...image}],
})
const withGroups = (...imageGroups: object[]) => product({imageGroups} as Partial<Product>)

it('needs no more than an id', () => {
  expect(lineProductOf(product())).toEqual({
    id: 'chair-red',
    name: 'chair-red',
    choices: [],
    minOrderQuantity: 1,
    stepQuantity: 1,
    stock: null,
    orderable: true,
  })
})

describe('name', () => {
  it('is that of the master, then its own, then the id', () => {
    expect(lineProductOf(product({name: 'Red chair', c_masterName: 'Chair'})).name).toBe('Chair')
    expect(lineProductOf(product({name: 'Red chair', c_masterName: ''})).name).toBe('Red chair')
    expect(lineProductOf(product({name: 'Red chair', c_masterName: 7})).name).toBe('Red chair')
  })
})

it.each([
  [89, {lowestPrice: 89}],
  [0, {}],
  ['89', {}],
])('the lowest price %j before a reduction is read as %j', (c_lowestPrice30Days, lowest) => {
  const {lowestPrice} = lineProductOf(product({c_lowestPrice30Days}))
  expect({...(lowestPrice !== undefined && {lowestPrice})}).toEqual(lowest)
})

describe('master', () => {
  it('is named for a variant alone', () => {
    const master = {masterId: 'chair', orderable: true}
    expect(lineProductOf(product({master} as Partial<Product>)).masterId).toBe('chair')
    expect(lineProductOf(product())).not.toHaveProperty('masterId')
    expect(lineProductOf(product({master: {}} as Partial<Product>))).not.toHaveProperty('masterId')
  })
})

describe('image', () => {
  it('shows the product rather than a scene', () => {
    const found = lineProductOf(
      withGroups(group('scene', {alt: 'A room'}), group('mainview', {alt: 'A chair'})),
    )
    expect(found.image).toEqual({link: '/mainview.jpg', alt: 'A chair'})
  })

  it('is the first one where no group shows the product alone', () => {
    expect(lineProductOf(withGroups(group('scene', {}), group('swatch', {}))).image).toEqual({
      link: '/scene.jpg',
      alt: '',
    })
  })

  it('comes from dynamic imaging where the answer names it', () => {
    const found = lineProductOf(withGroups(group('mainview', {disBaseLink: '/dis.jpg'})))
    expect(found.image?.link).toBe('/dis.jpg')
  })

  it('is absent without pictures', () => {
    expect(lineProductOf(product())).not.toHaveProperty('image')
    expect(lineProductOf(withGroups({viewType: 'mainview', images: []}))).not.toHaveProperty(
      'image',
    )
  })
})

describe('choices', () => {
  const colour = {
    id: 'color',
    name: 'Colour',
    values: [
      {value: 'green', name: 'Moss'},
      {value: 'red', name: 'Cherry'},
    ],
  }
  const chosen = (variationAttributes: object[], variationValues?: Record<string, string>) =>
    lineProductOf(product({variationAttributes, variationValues} as Partial<Product>)).choices

  it('are the chosen values in the words of the locale', () => {
    expect(chosen([colour], {color: 'red'})).toEqual([{name: 'Colour', value: 'Cherry'}])
  })

  it('are ids where the answer has no words', () => {
    expect(chosen([{id: 'size'}], {size: 'xl'})).toEqual([{name: 'size', value: 'xl'}])
    expect(chosen([colour], {color: 'blue'})).toEqual([{name: 'Colour', value: 'blue'}])
    expect(chosen([{id: 'size', values: [{value: 'xl'}]}], {size: 'xl'})).toEqual([
      {name: 'size', value: 'xl'},
    ])
  })

  it('leave out attributes without a choice', () => {
    expect(chosen([colour, {id: 'size', name: 'Size'}], {color: 'green'})).toEqual([
      {name: 'Colour', value: 'Moss'},
    ])
    expect(chosen([colour])).toEqual([])
  })
})

describe('quantities', () => {
  it('are those of the product', () => {
    const found = lineProductOf(
      product({
        minOrderQuantity: 2,
        stepQuantity: 3,
        inventory: {id: 'list', ats: 0, orderable: false},
      } as Partial<Product>),
    )
    expect(found).toMatchObject({
      minOrderQuantity: 2,
      stepQuantity: 3,
      stock: 0,
      orderable: false,
    })
  })

  it('are open where the inventory says nothing', () => {
    const found = lineProductOf(product({inventory: {id: 'list'}} as Partial<Product>))
    expect(found).toMatchObject({stock: null, orderable: true})
  })
})

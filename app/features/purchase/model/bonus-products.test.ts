import type {ShopperProductsTypes, ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {bonusCandidates, bonusProducts} from './bonus-products'

type Product = ShopperProductsTypes.Product
type Promotion = ShopperPromotionsTypes.Promotion

const choice = {productIds: ['cup', 'net']}

describe('candidates', () => {
  it('are those of the basket where the promotion names none', () => {
    expect(bonusCandidates(choice, undefined)).toEqual({
      productIds: ['cup', 'net'],
      variantIds: {},
    })
  })

  it('are those that the promotion names, with some of their variants', () => {
    const promotion = {
      id: 'p',
      c_discountProducts: ['blanket', 7],
      c_discountVariantProducts: {blanket: ['blanket-sand']},
    } as unknown as Promotion
    const expected = {productIds: ['blanket'], variantIds: {blanket: ['blanket-sand']}}
    expect(bonusCandidates(choice, promotion)).toEqual(expected)
    const asText = {...promotion, c_discountVariantProducts: '{"blanket": ["blanket-sand"]}'}
    expect(bonusCandidates(choice, asText as Promotion)).toEqual(expected)
  })

  it('are not spoilt by nonsense', () => {
    const promotion = {id: 'p', c_discountVariantProducts: 'many'} as Promotion
    expect(bonusCandidates(choice, promotion).variantIds).toEqual({})
    const nothing = {id: 'p', c_discountVariantProducts: 'null'} as Promotion
    expect(bonusCandidates(choice, nothing).variantIds).toEqual({})
  })
})

const picture = (name: string, color?: string) => ({
  viewType: 'mainview',
  images: [{link: `https://x/${name}.jpg`, alt: ''}],
  ...(color && {variationAttributes: [{id: 'color', values: [{value: color}]}]}),
})
const cup = {
  id: 'cup',
  name: 'Cup holder, black',
  c_masterName: 'Cup holder',
  price: 24.9,
  inventory: {id: 'i', orderable: true},
  imageGroups: [picture('cup')],
  type: {item: true},
} as unknown as Product
const blanket = {
  id: 'blanket',
  name: 'Blanket',
  price: 39,
  type: {master: true},
  imageGroups: [picture('sand', 'sand'), picture('ink', 'ink')],
  variationAttributes: [{id: 'color', values: [{value: 'sand', name: 'Sand'}, {value: 'ink'}]}],
  variants: [
    {productId: 'blanket-sand', orderable: true, variationValues: {color: 'sand'}},
    {productId: 'blanket-ink', orderable: true, variationValues: {color: 'ink'}},
    {productId: 'blanket-fog', orderable: false, variationValues: {color: 'fog'}},
  ],
} as unknown as Product

describe('what can be chosen', () => {
  it('is an item, or each variant of a master that can be had', () => {
    const candidates = {productIds: ['blanket', 'gone', 'cup'], variantIds: {}}
    expect(bonusProducts([cup, blanket], candidates)).toEqual([
      {id: 'blanket-sand', name: 'Blanket', choices: ['Sand'], image: '/sand.jpg', price: 39},
      {id: 'blanket-ink', name: 'Blanket', choices: ['ink'], image: '/ink.jpg', price: 39},
      {id: 'cup', name: 'Cup holder', choices: [], image: '/cup.jpg', price: 24.9},
    ])
  })

  it('keeps to the variants that the promotion allows', () => {
    const candidates = {productIds: ['blanket'], variantIds: {blanket: ['blanket-ink']}}
    expect(bonusProducts([blanket], candidates).map(({id}) => id)).toEqual(['blanket-ink'])
  })

  it('has the picture of its colour among those of other sizes of view and of several values', () => {
    const colors = (...values: string[]) => [
      {id: 'size', values: undefined},
      {id: 'color', values: values.map((value) => ({value}))},
    ]
    const imageGroups = [
      {...picture('thumb', 'ink'), viewType: 'swatch'},
      {...picture('light'), variationAttributes: colors('sand', 'cream')},
      {...picture('dark'), variationAttributes: colors('ink', 'coal')},
    ]
    const candidates = {productIds: ['blanket'], variantIds: {blanket: ['blanket-ink']}}
    const product = {...blanket, imageGroups} as unknown as Product
    expect(bonusProducts([product], candidates)).toMatchObject([{image: '/dark.jpg'}])
  })

  it('is shown with what is known of it', () => {
    const bare = {id: 'bare', c_masterName: 7, variationValues: {color: 'sand'}} as Product
    const candidates = {productIds: ['bare', 'empty'], variantIds: {}}
    expect(bonusProducts([bare], candidates)).toEqual([{id: 'bare', name: 'bare', choices: []}])
    const unnamed = {...bare, variationAttributes: [{id: 'color'}]} as Product
    expect(bonusProducts([unnamed], candidates)).toMatchObject([{choices: ['sand']}])
    const empty = {id: 'empty', type: {master: true}} as Product
    expect(bonusProducts([empty], candidates)).toEqual([])
  })

  it('leaves out what is out of stock', () => {
    const soldOut = {...cup, inventory: {id: 'i', orderable: false}} as Product
    expect(bonusProducts([soldOut], {productIds: ['cup'], variantIds: {}})).toEqual([])
  })
})

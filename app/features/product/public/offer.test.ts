import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {offerOf} from './offer'

type Product = ShopperProductsTypes.Product
const inventory = {id: 'i', ats: 9, stockLevel: 9, orderable: true}
const product = (more: object = {}) =>
  ({id: 'cup', price: 24.9, currency: 'EUR', inventory, ...more}) as unknown as Product

it('an offer has the price and the availability of its product', () => {
  expect(offerOf(product())).toEqual({
    price: expect.objectContaining({amount: 24.9}) as unknown,
    availability: {state: 'instock', stock: 9},
  })
})

it('a product without a price cannot be bought (rule PROD-28)', () => {
  expect(offerOf(product({price: undefined}))).toEqual({availability: {state: 'unpriced'}})
  const gone = product({price: undefined, inventory: {...inventory, orderable: false}})
  expect(offerOf(gone).availability.state).toBe('outofstock')
})

it('a set without a price is bought by its parts', () => {
  const set = product({price: undefined, type: {set: true}})
  expect(offerOf(set).availability.state).toBe('instock')
})

it('minimum and step are kept where they are more than one', () => {
  expect(offerOf(product({minOrderQuantity: 2, stepQuantity: 3}))).toMatchObject({
    minOrderQuantity: 2,
    stepQuantity: 3,
  })
  const plain = offerOf(product({minOrderQuantity: 1, stepQuantity: 1}))
  expect(plain).not.toHaveProperty('minOrderQuantity')
  expect(plain).not.toHaveProperty('stepQuantity')
})

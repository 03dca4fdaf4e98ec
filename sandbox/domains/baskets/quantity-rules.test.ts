import {thrownBy} from '../../testing/thrown-by'
import type {SellableProduct} from '../catalog/sellable-product'
import {
  checkQuantity,
  fitsSteps,
  isAvailable,
  requireRange,
  requireSellable,
} from './quantity-rules'

/** A bib that is sold in twos from four on; thirty are in stock. */
const bib: SellableProduct = {
  id: 'BIB',
  masterId: null,
  name: 'Bib',
  online: true,
  type: 'item',
  taxClassId: null,
  currency: 'EUR',
  listPrice: null,
  salePrice: null,
  price: 900,
  minOrderQuantity: 4,
  stepQuantity: 2,
  inventory: {ats: 30} as SellableProduct['inventory'],
  inventoryListId: 'stock',
}
it.each([
  [4, 2, 4, true],
  [4, 2, 6, true],
  [4, 2, 5, false],
  [4, 2, 2, false],
  [4, 2, 3.999_999_9, true],
  [0.5, 0.25, 0.75, true],
  [0.1, 0.1, 0.3, true],
  [0.5, 0.25, 0.8, false],
  [1, 0, 1.5, true],
  [1, 0, 0.5, false],
  [1, -1, 1.5, true],
])('from %s in steps of %s, %s fits: %s', (minOrderQuantity, stepQuantity, quantity, expected) => {
  expect(fitsSteps(quantity, {minOrderQuantity, stepQuantity})).toBe(expected)
})

describe('a product that can be ordered', () => {
  it('is online and a single good', () => {
    for (const type of ['item', 'variant', 'bundle'] as const)
      expect(requireSellable({...bib, type}, 'BIB')).toMatchObject({type})
  })

  it.each([
    ['unknown', null],
    ['offline', {...bib, online: false}],
  ])('is not %s', (_, product) => {
    expect(thrownBy(() => requireSellable(product, 'BIB'))).toMatchObject({
      type: 'InvalidProductId',
      message: "No product with ID 'BIB' can be ordered on this site.",
      args: {productId: 'BIB'},
    })
  })

  it.each(['master', 'set'] as const)('is no %s', (type) => {
    expect(thrownBy(() => requireSellable({...bib, type}, 'BIB'))).toMatchObject({
      type: 'InvalidProductType',
      message: `The product with ID 'BIB' is a ${type} and cannot be added to a basket.`,
      args: {productId: 'BIB', productType: type},
    })
  })
})

it.each([
  [0.01, true],
  [999, true],
  [0.009, false],
  [0, false],
  [999.01, false],
  [-1, false],
  [Number.NaN, false],
])('a quantity of %s is within the limits: %s', (quantity, expected) => {
  const fault = thrownBy(() => requireRange(bib, quantity))
  if (expected) expect(fault).toBeNull()
  else
    expect(fault).toMatchObject({
      type: 'InvalidProductItemQuantity',
      message: `The quantity ${quantity} of product 'BIB' is not valid: it must be at least 4, at most 999 and rise in steps of 2.`,
      args: {productId: 'BIB', quantity, minOrderQuantity: 4, stepQuantity: 2},
    })
})

describe('the quantity of a basket', () => {
  it.each([
    [4, 4, null],
    [6, 30, null],
    [5, 5, 'InvalidProductItemQuantity'],
    [2, 2, 'InvalidProductItemQuantity'],
    [1000, 1000, 'InvalidProductItemQuantity'],
    [6, 31, 'ProductItemNotAvailable'],
  ])('of a line of %s and %s in all: %s', (line, total, type) => {
    const fault = thrownBy(() => checkQuantity(bib, line, total))
    if (type === null) expect(fault).toBeNull()
    else expect(fault).toMatchObject({type})
  })

  it('beyond the stock names what there is', () => {
    expect(thrownBy(() => checkQuantity(bib, 6, 32))).toMatchObject({
      message: "The product 'BIB' is not available in quantity 32; available are 30.",
      args: {productId: 'BIB', quantity: 32, ats: 30},
    })
    expect(thrownBy(() => checkQuantity({...bib, inventory: null}, 4, 4))).toMatchObject({
      type: 'ProductItemNotAvailable',
      args: {productId: 'BIB', quantity: 4, ats: 0},
    })
  })

  it('may be all that is in stock', () => {
    expect([30, 30.5].map((quantity) => isAvailable(bib, quantity))).toEqual([true, false])
    expect([0, 1].map((quantity) => isAvailable({...bib, inventory: null}, quantity))).toEqual([
      true,
      false,
    ])
  })
})

import {quantityRules} from './quantity'

describe('quantityRules', () => {
  it('goes in single steps from 1 to the stock', () => {
    expect(quantityRules({stock: 7, maxPerItem: 50})).toEqual({min: 1, max: 7, step: 1, initial: 1})
  })

  it('is capped by the most of one item', () => {
    expect(quantityRules({stock: 200, maxPerItem: 50}).max).toBe(50)
    expect(quantityRules({maxPerItem: 50}).max).toBe(50)
  })

  it('starts with the minimum and stays in whole steps', () => {
    expect(quantityRules({minOrderQuantity: 2, stepQuantity: 2, stock: 7, maxPerItem: 50})).toEqual(
      {
        min: 2,
        max: 6,
        step: 2,
        initial: 2,
      },
    )
  })

  it('allows nothing without stock, or with less than the minimum', () => {
    expect(quantityRules({stock: 0, maxPerItem: 50})).toMatchObject({min: 0, max: 0})
    expect(quantityRules({minOrderQuantity: 4, stock: 3, maxPerItem: 50})).toMatchObject({max: 0})
  })
})

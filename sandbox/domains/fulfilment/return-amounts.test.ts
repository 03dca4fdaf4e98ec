import fc from 'fast-check'
import type {PricedItem} from '../baskets/priced-basket'
import {paidForDelivery, paidForLine, refundFor} from './return-amounts'

const line = (changes: Partial<PricedItem>): PricedItem => ({
  itemId: 'a',
  productId: 'blanket',
  productName: 'Blanket',
  quantity: 3,
  shipmentId: 'me',
  gift: false,
  custom: {},
  basePrice: 1000,
  taxClassId: null,
  price: 3000,
  taxRate: 190_000,
  tax: 479,
  ...changes,
})

it('returns what was paid: after discounts, with options, and with tax on net sites', () => {
  const option = {
    itemId: 'o',
    optionId: 'typeface',
    valueId: 'script',
    text: 'Script',
    basePrice: 800,
    taxClassId: null,
    price: 800,
    taxRate: 190_000,
    tax: 128,
  }
  const item = line({finalPrice: 2500, adjustedTax: 181, optionItems: [option]})
  expect(paidForLine({taxation: 'gross'}, item)).toBe(3300)
  expect(paidForLine({taxation: 'net'}, item)).toBe(3300 + 181 + 128)
})

it('returns delivery costs with those of single products', () => {
  const item = line({
    surcharge: {itemId: 's', text: 'Bulky', taxClassId: null, price: 900, taxRate: 0, tax: 0},
  })
  const shipping = {price: 495, taxRate: 190_000, tax: 79, finalPrice: 0, taxClassId: null}
  const shipments = [{shipping}] as unknown as Parameters<typeof paidForDelivery>[0]['shipments']
  expect(paidForDelivery({taxation: 'gross', items: [item], shipments})).toBe(900)
})

it('divides the paid amount without a rest, however the units are returned', () => {
  const parts = fc.array(fc.integer({min: 1, max: 9}), {minLength: 1, maxLength: 6})
  fc.assert(
    fc.property(fc.integer({min: 0, max: 5_000_000}), parts, (price, quantities) => {
      const quantity = quantities.reduce((sum, one) => sum + one, 0)
      const item = line({price, finalPrice: price, quantity})
      let before = 0
      let refunded = 0
      for (const one of quantities) {
        const refund = refundFor({taxation: 'gross'}, item, {quantity: one, before})
        expect(refund).toBeGreaterThanOrEqual(0)
        refunded += refund
        before += one
      }
      expect(refunded).toBe(price)
    }),
  )
})

it('a position whose price or tax is not known costs nothing', () => {
  const open = line({price: null, tax: null, taxRate: null})
  expect(paidForLine({taxation: 'gross'}, open)).toBe(0)
  expect(paidForLine({taxation: 'net'}, line({tax: null}))).toBe(3000)
})

it('delivery costs of a net site are refunded with their tax', () => {
  const shipping = {price: 495, taxRate: 190_000, tax: 94, taxClassId: null}
  const shipments = [{shipping}] as unknown as Parameters<typeof paidForDelivery>[0]['shipments']
  expect(paidForDelivery({taxation: 'net', items: [line({})], shipments})).toBe(589)
})

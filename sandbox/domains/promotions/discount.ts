import {divideHalfUp, toMinor} from '../money'
import type {Discount} from './promotion'

/** Scale of percentages, which have at most four decimals. */
const PERCENT_SCALE = 10_000

/** Returns a percentage of an amount in minor units, rounded half up. */
export function percentOf(amount: number, percentage: number): number {
  return divideHalfUp(amount * Math.round(percentage * PERCENT_SCALE), 100 * PERCENT_SCALE)
}

/** Returns quantity times unit price, rounded half up; quantities have at most three decimals. */
export function times(unitPrice: number, quantity: number): number {
  return divideHalfUp(unitPrice * Math.round(quantity * 1000), 1000)
}

/**
 * Returns the amount that a discount deducts from `price`, the price of `quantity` units, in minor
 * units: at least 0 and at most the price. `bookPrice` is the unit price in the price book that the
 * discount names.
 */
export function discountOn(
  discount: Discount,
  {
    price,
    quantity,
    currency,
    bookPrice = null,
  }: {
    price: number
    quantity: number
    currency: string
    bookPrice?: number | null
  },
): number {
  const limit = (amount: number) => Math.min(Math.max(amount, 0), price)
  switch (discount.type) {
    case 'percentage':
      return limit(percentOf(price, discount.percentage))
    case 'amount':
      return limit(times(toMinor(discount.amount, currency), quantity))
    case 'fixed_price':
      return limit(price - times(toMinor(discount.amount, currency), quantity))
    case 'total_fixed_price':
      return limit(price - toMinor(discount.amount, currency))
    case 'price_book_price':
      return bookPrice === null ? 0 : limit(price - times(bookPrice, quantity))
    case 'free':
      return price
    default:
      return 0
  }
}

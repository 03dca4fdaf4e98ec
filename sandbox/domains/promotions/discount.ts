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

/** What a discount changes: a price, the price of options, or the delivery; or it gives or offers products. */
type Effect = 'price' | 'options' | 'delivery' | 'gift' | 'choice'

const effects = {
  percentage: 'price',
  amount: 'price',
  fixed_price: 'price',
  total_fixed_price: 'price',
  free: 'price',
  price_book_price: 'price',
  percentage_off_options: 'options',
  bonus: 'gift',
  bonus_choice: 'choice',
  free_shipping: 'delivery',
  fixed_price_shipping: 'delivery',
} as const satisfies Record<Discount['type'], Effect>

type TypesWith<Expected extends Effect> = {
  [Type in Discount['type']]: (typeof effects)[Type] extends Expected ? Type : never
}[Discount['type']]

/** The kinds of discounts with an effect. */
export type DiscountWith<Expected extends Effect> = Extract<Discount, {type: TypesWith<Expected>}>

export const hasEffect = <Expected extends Effect>(
  discount: Discount,
  ...expected: Expected[]
): discount is DiscountWith<Expected> => (expected as Effect[]).includes(effects[discount.type])

/** Handles a discount by its effect. */
export function byEffect<Result>(
  discount: Discount,
  handlers: {readonly [One in Effect]: (discount: DiscountWith<One>) => Result},
): Result {
  return (handlers[effects[discount.type]] as (discount: Discount) => Result)(discount)
}

/** One rule for every kind of discount: a kind without one does not compile. */
export type ByKind<Kind extends Discount, Args extends readonly unknown[], Result> = {
  readonly [Type in Kind['type']]: (discount: Extract<Kind, {type: Type}>, ...args: Args) => Result
}

/** Applies the rule of a discount's kind. */
export function ofKind<Kind extends Discount, Args extends readonly unknown[], Result>(
  rules: ByKind<Kind, Args, Result>,
  discount: Kind,
  ...args: Args
): Result {
  const rule = rules[discount.type as Kind['type']] as (discount: Kind, ...args: Args) => Result
  return rule(discount, ...args)
}

/** Units of a product or a whole order; `price` is what they cost together, in minor units. */
interface Discounted {
  readonly price: number
  readonly quantity: number
  readonly currency: string
  /** Unit price in a price book; null without one. */
  readonly priceInBook?: (priceBookId: string) => number | null
}

const nothing = () => 0

/** What each kind deducts, before the limits. */
const deductions: ByKind<Discount, [Discounted], number> = {
  percentage: ({percentage}, {price}) => percentOf(price, percentage),
  amount: ({amount}, {quantity, currency}) => times(toMinor(amount, currency), quantity),
  fixed_price: ({amount}, {price, quantity, currency}) =>
    price - times(toMinor(amount, currency), quantity),
  total_fixed_price: ({amount}, {price, currency}) => price - toMinor(amount, currency),
  free: (_discount, {price}) => price,
  price_book_price: ({priceBookId}, {price, quantity, priceInBook}) => {
    const unitPrice = priceInBook?.(priceBookId) ?? null
    return unitPrice === null ? 0 : price - times(unitPrice, quantity)
  },
  percentage_off_options: nothing,
  bonus: nothing,
  bonus_choice: nothing,
  free_shipping: nothing,
  fixed_price_shipping: nothing,
}

/** Returns the amount that a discount deducts, in minor units: at least 0 and at most the price. */
export const discountOn = (discount: Discount, discounted: Discounted): number =>
  Math.min(Math.max(ofKind(deductions, discount, discounted), 0), discounted.price)

import type {Basket} from '../public/basket'
import {couponsOf} from './coupons'

/** What an added code did to those that counted before it; amounts are major units. */
export interface Displacement {
  readonly code: string
  /** Id with which the basket removes the added code. */
  readonly id: string
  /** Codes that counted before and do not any more. */
  readonly lost: readonly string[]
  /** What the basket costs more with the added code; negative when it costs less. */
  readonly costs: number
}

/** What goods and delivery cost after all discounts, in hundredths. */
const hundredths = ({orderTotal, productTotal = 0, shippingTotal = 0}: Basket): number =>
  orderTotal === undefined
    ? Math.round(productTotal * 100) + Math.round(shippingTotal * 100)
    : Math.round(orderTotal * 100)

/** Compares a basket before and after a code was added; undefined when every other code still counts. */
export function displacementOf(before: Basket, after: Basket): Displacement | undefined {
  const known = couponsOf(before)
  const now = couponsOf(after)
  const added = now.find(({id}) => !known.some((one) => one.id === id))
  const lost = known.filter(
    ({id, problem}) => !problem && now.some((one) => one.id === id && one.problem),
  )
  if (!added || added.problem || lost.length === 0) return undefined
  return {
    code: added.code,
    id: added.id,
    lost: lost.map(({code}) => code),
    costs: (hundredths(after) - hundredths(before)) / 100,
  }
}

/** How a total is split over payment instruments. Money is in minor units. */
export interface PaymentSplit {
  /** What each instrument pays; null as long as that cannot be known. */
  amounts: (number | null)[]
  /** What nobody pays (positive) or is paid too much (negative); null without a total. */
  open: number | null
}

/**
 * Instruments with an amount pay that; the first one without pays what the others leave.
 * `total` is null as long as tax or shipping are unknown.
 */
export function splitPayment(
  total: number | null,
  amounts: readonly (number | undefined)[],
): PaymentSplit {
  if (total === null) return {amounts: amounts.map((amount) => amount ?? null), open: null}
  const fixed = amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)
  const flexible = amounts.indexOf(undefined)
  const rest = total - fixed
  if (flexible < 0) return {amounts: amounts.map((amount) => amount ?? 0), open: rest}
  return {
    amounts: amounts.map((amount, index) => amount ?? (index === flexible ? Math.max(rest, 0) : 0)),
    open: Math.min(rest, 0),
  }
}

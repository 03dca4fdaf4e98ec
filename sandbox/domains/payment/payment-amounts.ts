/** Distribution of a total over payment instruments. Money is in minor units. */
export interface PaymentSplit {
  /** Amount of each instrument; null as long as it is unknown. */
  amounts: (number | null)[]
  /** Amount that is not covered (positive) or overpaid (negative); null without a total. */
  open: number | null
}

/**
 * Splits a total. Instruments with an amount pay that amount; the first one without an amount pays
 * the remainder. `total` is null as long as tax or shipping are unknown.
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

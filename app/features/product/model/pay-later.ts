/** Decimals that amounts of the messaging have, whatever the currency (spec 9: "x100"). */
const MINOR = 100

/** Amount for buy-now-pay-later messaging: minor units, x100 (spec 9 "Limits"). */
export const purchaseAmount = (amount: number): number => Math.round(Math.max(0, amount) * MINOR)

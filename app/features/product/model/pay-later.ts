/** Decimals that amounts of the messaging have, whatever the currency (rule PRICE-10). */
const MINOR = 100

/** Amount for buy-now-pay-later messaging: hundredths (rule PRICE-10). */
export const purchaseAmount = (amount: number): number => Math.round(Math.max(0, amount) * MINOR)

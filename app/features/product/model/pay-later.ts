/** Factor of the messaging's amounts: two decimals for every currency (rule PRICE-10). */
const MINOR = 100

/** Amount for buy-now-pay-later messaging, in hundredths (rule PRICE-10). */
export const purchaseAmount = (amount: number): number => Math.round(Math.max(0, amount) * MINOR)

/** Payment method ids of B2C Commerce that need additional input, or have an icon of their own. */
export const CREDIT_CARD = 'CREDIT_CARD'
export const INVOICE = 'INVOICE'

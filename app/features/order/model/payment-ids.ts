/** Payment method ids of B2C Commerce that need more than a choice, or have a sign of their own. */
export const CREDIT_CARD = 'CREDIT_CARD'
export const INVOICE = 'INVOICE'

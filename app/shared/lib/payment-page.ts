/** Attribute of the document of a page of payment (rule PAY-5). */
export const PAYMENT_PAGE = 'data-payment'

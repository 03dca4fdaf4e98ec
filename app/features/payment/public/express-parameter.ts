/** Parameter of the checkout's address that opens the sheet of a wallet. */
export const EXPRESS_PARAMETER = 'express'

/** Parameter of the checkout's address for a purchase from a product page (rule PAY-9). */
const PURCHASE_PARAMETER = 'purchase'
const FROM_PRODUCT = 'product'

/** True for the checkout of a purchase from a product page. */
export const isProductPurchase = (search: string): boolean =>
  new URLSearchParams(search).get(PURCHASE_PARAMETER) === FROM_PRODUCT

/** Query of the checkout of a purchase from a product page. */
export const PRODUCT_PURCHASE = `?${PURCHASE_PARAMETER}=${FROM_PRODUCT}`

/** The same, with the sheet of a wallet. */
export const productExpressSearch = (method: string): string =>
  `${PRODUCT_PURCHASE}&${EXPRESS_PARAMETER}=${method}`

/** Promises of the brand for every product; the pages below describe them in full. */
export const promises = {returnDays: 30, warrantyYears: 5, sparePartYears: 10} as const

/** Content pages that a product page links to; site-relative as in content. */
export const productPages = {
  delivery: '/customer-service/shipping-and-delivery.html',
  returns: '/customer-service/returns.html',
  warranty: '/customer-service/warranty.html',
  safety: '/customer-service/product-safety.html',
  care: '/customer-service/care-guide.html',
} as const

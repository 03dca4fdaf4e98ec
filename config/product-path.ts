/**
 * Path of product pages below site and locale, in links and in canonical addresses without a slug. `/product/{id}` works
 * besides it (rule ROUTE-3).
 */
export const PRODUCT_PATH = '/product'

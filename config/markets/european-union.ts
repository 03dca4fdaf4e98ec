import type {Market} from './market'
import {directiveWords} from './withdrawal'

/** Rules that all countries of the European Union share. */
export const europeanUnion = {
  distanceUnit: 'km',
  nameOrder: 'givenFirst',
  tax: {note: 'product.taxNote.included', included: 'cart.taxIncluded', added: 'cart.tax'},
  // Directive 2011/83/EU, articles 6 and 9; the function is that of article 11a, in force since 19 June 2026.
  withdrawal: {days: 14, content: 'withdrawal', online: directiveWords},
  // Directive 98/6/EC, article 6a.
  lowestPriceNote: true,
  unitPrice: true,
  // Directive (EU) 2019/771, article 10; notice of regulation (EU) 2025/1960, since 27 September 2026.
  guarantee: {years: 2},
  // Regulation (EU) 2023/988, article 19, since 13 December 2024.
  productSafety: true,
  // Directive 2005/29/EC, article 7 (6), since 28 May 2022.
  reviewsNote: true,
  // Directive (EU) 2024/825, since 27 September 2026.
  provenClaimsOnly: true,
  // Consent requires an action of the customer (regulation 2016/679, recital 32).
  newsletterPreselection: false,
} as const satisfies Partial<Market>

/** Words of directive 2011/83/EU, article 8 (2), for a language of a page that is not one of the country's. */
export const ORDER_BUTTON_ENGLISH = 'Order with obligation to pay'

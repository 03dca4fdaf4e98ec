import type {Market} from './market'

/** Where the law asks a shop for nothing: a record names only what differs. */
export const nothingPrescribed = {
  distanceUnit: 'km',
  nameOrder: 'givenFirst',
  tax: {note: 'product.taxNote.included', included: 'cart.taxIncluded', added: 'cart.tax'},
  orderButton: null,
  withdrawal: null,
  lowestPriceNote: false,
  unitPrice: false,
  guarantee: null,
  provenClaimsOnly: false,
  reviewsNote: false,
  productSafety: false,
  newsletterPreselection: false,
  accessibility: null,
  disputes: null,
  registers: [],
  taxId: null,
} as const satisfies Partial<Market>

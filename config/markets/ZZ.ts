import {capitals, europeanAddress, postalCode} from './address/european-address'
import type {Market} from './market'

export const address = europeanAddress(
  'ZZ',
  // No pattern holds for all countries.
  postalCode(/^[A-Z\d][A-Z\d -]{1,9}$/i, '10115', {normalise: capitals}),
)

/** Sites without a country: content only, in English. */
export const ZZ = (): Market => ({
  countryCode: 'ZZ',
  flag: null,
  distanceUnit: 'km',
  nameOrder: 'givenFirst',
  address,
  tax: {note: null, included: 'cart.taxIncluded', added: 'cart.tax'},
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
})

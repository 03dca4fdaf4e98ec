import {capitals, europeanAddress, postalCode} from './address/european-address'
import type {Market} from './market'
import {nothingPrescribed} from './nothing-prescribed'

export const address = europeanAddress(
  'ZZ',
  // No pattern holds for all countries.
  postalCode(/^[A-Z\d][A-Z\d -]{1,9}$/i, '10115', {normalise: capitals}),
)

/** Sites without a country: content only, in English. */
export const ZZ = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'ZZ',
  flag: null,
  address,
  tax: {note: null, included: 'cart.taxIncluded', added: 'cart.tax'},
})

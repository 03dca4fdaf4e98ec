import {europeanAddress, postalCode, writtenLines} from './address/european-address'
import {horizontal} from './flags'
import type {Market} from './market'

export const address = europeanAddress('RU', postalCode(/^\d{6}$/, '101000'), {
  lines: writtenLines('{city}', '{postalCode}'),
})

/** Russia: content only. */
export const RU = (): Market => ({
  countryCode: 'RU',
  flag: horizontal('#fff', '#0039a6', '#d52b1e'),
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

import {europeanAddress, postalCode, writtenLines} from './address/european-address'
import {horizontal} from './flags'
import type {Market} from './market'
import {nothingPrescribed} from './nothing-prescribed'

export const address = europeanAddress('RU', postalCode(/^\d{6}$/, '101000'), {
  lines: writtenLines('{city}', '{postalCode}'),
})

/** Russia: content only. */
export const RU = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'RU',
  flag: horizontal('#fff', '#0039a6', '#d52b1e'),
  address,
  tax: {note: null, included: 'cart.taxIncluded', added: 'cart.tax'},
})

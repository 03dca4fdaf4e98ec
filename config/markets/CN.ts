import {europeanAddress, postalCode} from './address/european-address'
import {field} from './flags'
import type {Market} from './market'
import {nothingPrescribed} from './nothing-prescribed'

/** Chinese addresses go from the largest unit to the smallest; others are written as in Europe. */
export const address = {
  ...europeanAddress('CN', postalCode(/^\d{6}$/, '100000')),
  local: {
    language: 'zh',
    lines: ['{postalCode}', '{city}{address1}', '{address2}', '{lastName}{firstName}'],
  },
}

/** China: content only. */
export const CN = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'CN',
  flag: [
    field('#de2910'),
    {
      d: 'M4 1.8l.7 2.2H7L5.1 5.3l.8 2.3L4 6.2 2.1 7.6l.8-2.3L1 4h2.3z',
      fill: '#ffde00',
    },
    {d: 'M8 1.6h.01M9.6 3.2h.01M9.6 5.4h.01M8 7h.01', stroke: '#ffde00', strokeWidth: 1},
  ],
  nameOrder: 'familyFirst',
  address,
  tax: {note: null, included: 'cart.taxIncluded', added: 'cart.tax'},
})

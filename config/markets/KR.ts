import {withBusiness} from './address/business-fields'
import {additional, city, firstName, lastName, phone, street} from './address/common-fields'
import {postalCode, province} from './address/european-address'
import {field} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const taxId: TaxId = {
  name: '사업자등록번호',
  pattern: '^\\d{3}-\\d{2}-\\d{5}$',
  example: '123-45-67890',
}

/** From the largest unit to the smallest, family name first. */
export const address = withBusiness(
  {
    countryCode: 'KR',
    fields: [
      lastName,
      firstName,
      postalCode(/^\d{5}$/, '04524', {inputMode: 'numeric', span: 3}),
      {...province(() => import('./regions/KR')), span: 3},
      {...city, label: 'address.city.KR', span: 6},
      {...street, label: 'address.address1.KR'},
      {...additional, label: 'address.address2.KR'},
      phone,
    ],
    lines: ['{lastName} {firstName}', '{address2}', '{address1}', '{city}, {state} {postalCode}'],
    local: {
      language: 'ko',
      lines: ['{state} {city} {address1}', '{address2}', '{lastName}{firstName}', '{postalCode}'],
    },
  },
  taxId,
)

/** South Korea. */
export const KR = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'KR',
  flag: [
    field('#fff'),
    {d: 'M8 8a4 4 0 0 1 8 0z', fill: '#cd2e3a'},
    {d: 'M8 8a4 4 0 0 0 8 0z', fill: '#0047a0'},
    {d: 'M3.2 3.6l2.6-1.6M18.2 2l2.6 1.6M3.2 12.4l2.6 1.6M18.2 14l2.6-1.6', stroke: '#1d1d1b'},
  ],
  nameOrder: 'familyFirst',
  address,
  // Act on the Consumer Protection in Electronic Commerce, article 8: the customer confirms the payment.
  orderButton: {ko: '결제하기', en: 'Place order and pay'},
  // The same act, article 17.
  withdrawal: {days: 7, content: 'withdrawal', online: null},
  taxId,
})

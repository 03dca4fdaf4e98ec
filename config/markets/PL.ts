import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {halves} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'NIP', pattern: '^PL\\d{10}$', example: 'PL1234567890'}

export const address = withBusiness(
  europeanAddress('PL', postalCode(/^\d{2}-\d{3}$/, '00-001')),
  taxId,
)

/** Poland. */
export const PL = (): Market => ({
  ...europeanUnion,
  countryCode: 'PL',
  flag: halves('#fff', '#dc143c'),
  address,
  // Consumer Rights Act, article 17 (3).
  orderButton: {pl: 'Zamówienie z obowiązkiem zapłaty', en: ORDER_BUTTON_ENGLISH},
  // Accessibility act of 26 April 2024, since 28 June 2025.
  accessibility: {
    name: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych (PFRON)',
    link: 'https://www.pfron.org.pl',
  },
  // Act on out-of-court dispute resolution of 23 September 2016, article 31.
  disputes: {name: 'Inspekcja Handlowa', link: 'https://uokik.gov.pl'},
  // Waste act of 14 December 2012, article 49.
  registers: [{name: 'BDO', number: '000000000'}],
  taxId,
})

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
  taxId,
})

import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {horizontal} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'Btw-id', pattern: '^NL\\d{9}B\\d{2}$', example: 'NL123456789B01'}

export const address = withBusiness(
  europeanAddress('NL', postalCode(/^[1-9]\d{3} [A-Z]{2}$/, '1012 AB', {})),
  taxId,
)

/** Netherlands. */
export const NL = (): Market => ({
  ...europeanUnion,
  countryCode: 'NL',
  flag: horizontal('#ae1c28', '#fff', '#21468b'),
  address,
  // Burgerlijk Wetboek 6:230v (3).
  orderButton: {nl: 'Bestelling met betalingsverplichting', en: ORDER_BUTTON_ENGLISH},
  // Burgerlijk Wetboek 7:17: goods last as long as the buyer may expect.
  guarantee: {years: 2, expectedLife: true},
  // Implementatiewet toegankelijkheidsvoorschriften producten en diensten.
  accessibility: {name: 'Autoriteit Consument & Markt (ACM)', link: 'https://www.acm.nl'},
  // Burgerlijk Wetboek 6:230m; directive 2013/11/EU, article 13.
  disputes: {name: 'De Geschillencommissie', link: 'https://www.degeschillencommissie.nl'},
  registers: [],
  taxId,
})

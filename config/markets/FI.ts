import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {nordicCross} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'ALV-numero', pattern: '^FI\\d{8}$', example: 'FI12345678'}

export const address = withBusiness(europeanAddress('FI', postalCode(/^\d{5}$/, '00100')), taxId)

/** Finland. */
export const FI = (): Market => ({
  ...europeanUnion,
  countryCode: 'FI',
  flag: nordicCross('#fff', '#002f6c'),
  address,
  // Consumer Protection Act 6:10.
  orderButton: {
    fi: 'Tilaus, johon liittyy maksuvelvollisuus',
    sv: 'Beställning med betalningsskyldighet',
    en: ORDER_BUTTON_ENGLISH,
  },
  // Consumer Protection Act, chapter 5: liability follows the expected life of the goods.
  guarantee: {years: 2, expectedLife: true},
  // Act on digital services (306/2019), chapter 3.
  accessibility: {name: 'Liikenne- ja viestintävirasto Traficom', link: 'https://www.traficom.fi'},
  // Consumer Protection Act 5 a.
  disputes: {name: 'Kuluttajariitalautakunta', link: 'https://www.kuluttajariita.fi'},
  registers: [],
  taxId,
})

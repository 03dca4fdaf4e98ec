import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {nordicCross} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'CVR-nummer', pattern: '^DK\\d{8}$', example: 'DK12345678'}

export const address = withBusiness(europeanAddress('DK', postalCode(/^\d{4}$/, '1050')), taxId)

/** Denmark. */
export const DK = (): Market => ({
  ...europeanUnion,
  countryCode: 'DK',
  flag: nordicCross('#c8102e', '#fff'),
  address,
  // Forbrugeraftaleloven § 12.
  orderButton: {da: 'Ordre med betalingsforpligtelse', en: ORDER_BUTTON_ENGLISH},
  // Lov om tilgængelighedskrav for produkter og tjenester, since 28 June 2025.
  accessibility: {name: 'Digitaliseringsstyrelsen', link: 'https://digst.dk'},
  // Forbrugerklageloven § 4.
  disputes: {name: 'Nævnenes Hus, Center for Klageløsning', link: 'https://naevneneshus.dk'},
  // Elektronikaffaldsbekendtgørelsen; packaging since 1 October 2025.
  registers: [{name: 'DPA (emballage og elektronik)', number: 'DK00000000'}],
  taxId,
})

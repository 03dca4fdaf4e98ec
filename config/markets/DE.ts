import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {horizontal} from './flags'
import type {Market, TaxId} from './market'
import {directiveWords} from './withdrawal'

const taxId: TaxId = {name: 'USt-IdNr.', pattern: '^DE\\d{9}$', example: 'DE123456789'}

export const address = withBusiness(europeanAddress('DE', postalCode(/^\d{5}$/, '10115')), taxId)

/** Germany. */
export const DE = (): Market => ({
  ...europeanUnion,
  countryCode: 'DE',
  flag: horizontal('#1d1d1b', '#c8102e', '#f2c230'),
  address,
  // BGB § 312j (3): the button has no other words than those that state the obligation to pay.
  orderButton: {de: 'Zahlungspflichtig bestellen', en: ORDER_BUTTON_ENGLISH},
  // BGB § 356a (1) and (3), since 19 June 2026: the words of the two buttons.
  withdrawal: {
    ...europeanUnion.withdrawal,
    online: {
      ...directiveWords,
      de: {withdraw: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen'},
    },
  },
  // Barrierefreiheitsstärkungsgesetz § 14, since 28 June 2025.
  accessibility: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit (MLBF)',
    link: 'https://www.mlbf-barrierefrei.de',
  },
  // Verbraucherstreitbeilegungsgesetz §§ 36 and 37.
  disputes: {
    name: 'Universalschlichtungsstelle des Bundes',
    link: 'https://www.verbraucher-schlichter.de',
  },
  // VerpackG § 9, ElektroG § 6.
  registers: [
    {name: 'LUCID-Registrierungsnummer', number: 'DE0000000000000'},
    {name: 'WEEE-Reg.-Nr.', number: 'DE 00000000'},
  ],
  taxId,
})

import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {horizontal} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'UID-Nummer', pattern: '^ATU\\d{8}$', example: 'ATU12345678'}

export const address = withBusiness(
  europeanAddress('AT', postalCode(/^[1-9]\d{3}$/, '1010')),
  taxId,
)

/** Austria. */
export const AT = (): Market => ({
  ...europeanUnion,
  countryCode: 'AT',
  flag: horizontal('#c8102e', '#fff', '#c8102e'),
  address,
  // FAGG § 8 (2).
  orderButton: {de: 'Zahlungspflichtig bestellen', en: ORDER_BUTTON_ENGLISH},
  // Barrierefreiheitsgesetz (BaFG), since 28 June 2025.
  accessibility: {
    name: 'Sozialministeriumservice',
    link: 'https://www.sozialministeriumservice.gv.at',
  },
  // Alternative-Streitbeilegung-Gesetz § 19.
  disputes: {
    name: 'Schlichtung für Verbrauchergeschäfte',
    link: 'https://www.verbraucherschlichtung.at',
  },
  // VerpackVO § 17 and EAG-VO: numbers of the collective systems.
  registers: [
    {name: 'Verpackung (ARA)', number: '0000'},
    {name: 'Elektrogeräte (EAG-Register)', number: '0000000000000'},
  ],
  taxId,
})

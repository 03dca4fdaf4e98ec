import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {vertical} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'BTW / TVA', pattern: '^BE[01]\\d{9}$', example: 'BE0123456789'}

export const address = withBusiness(
  europeanAddress('BE', postalCode(/^[1-9]\d{3}$/, '1000')),
  taxId,
)

/** Belgium. */
export const BE = (): Market => ({
  ...europeanUnion,
  countryCode: 'BE',
  flag: vertical('#1d1d1b', '#fdda24', '#ef3340'),
  address,
  // Code of Economic Law, article VI.46 § 2.
  orderButton: {
    nl: 'Bestelling met betalingsverplichting',
    fr: 'Commande avec obligation de paiement',
    de: 'Zahlungspflichtig bestellen',
    en: ORDER_BUTTON_ENGLISH,
  },
  // Code of Economic Law, book XV; law of 5 November 2023.
  accessibility: {name: 'FOD Economie / SPF Économie', link: 'https://economie.fgov.be'},
  // Code of Economic Law, article XVI.4.
  disputes: {
    name: 'Consumentenombudsdienst / Service de Médiation pour le Consommateur',
    link: 'https://consumerombudsman.be',
  },
  registers: [],
  taxId,
})

import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode, province, writtenLines} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {vertical} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'Partita IVA', pattern: '^IT\\d{11}$', example: 'IT12345678901'}

export const address = withBusiness(
  europeanAddress('IT', postalCode(/^\d{5}$/, '00184'), {
    region: province(() => import('./regions/IT')),
    lines: writtenLines('{postalCode} {city} ({stateCode})'),
  }),
  taxId,
)

/** Italy. */
export const IT = (): Market => ({
  ...europeanUnion,
  countryCode: 'IT',
  flag: vertical('#009246', '#fff', '#ce2b37'),
  address,
  // Codice del consumo, article 51 (2).
  orderButton: {it: 'Ordine con obbligo di pagare', en: ORDER_BUTTON_ENGLISH},
  // Decreto legislativo 82/2022.
  accessibility: {name: 'Agenzia per l’Italia Digitale (AgID)', link: 'https://www.agid.gov.it'},
  // Codice del consumo, article 141-sexies.
  disputes: {
    name: 'Organismi ADR, Ministero delle Imprese e del Made in Italy',
    link: 'https://www.mimit.gov.it',
  },
  // Decreto legislativo 49/2014, article 29.
  registers: [{name: 'Registro AEE', number: 'IT00000000000000'}],
  taxId,
})

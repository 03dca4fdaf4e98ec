import {withBusiness} from './address/business-fields'
import {capitals, europeanAddress, postalCode, writtenLines} from './address/european-address'
import {europeanUnion} from './european-union'
import {field} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const taxId: TaxId = {name: 'VAT number', pattern: '^GB\\d{9}$', example: 'GB123456789'}

/** Writes a postcode, or the number of a post office of the forces, with its space. */
const postcode = (value: string): string => {
  const signs = capitals(value).replace(/[^A-Z\d]/g, '')
  const [, forces] = /^BFPO(?:CO)?(\d{1,4})$/.exec(signs) ?? []
  if (forces) return `BFPO ${forces}`
  // The part behind the space has always three characters.
  return /^[A-Z\d]{2,4}\d[A-Z]{2}$/.test(signs)
    ? `${signs.slice(0, -3)} ${signs.slice(-3)}`
    : value.trim()
}

export const address = withBusiness(
  europeanAddress(
    'GB',
    postalCode(/^(GIR 0AA|BFPO \d{1,4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/, 'SW1A 1AA', {
      normalise: postcode,
      autoCapitalize: 'characters',
    }),
    {
      cityFirst: true,
      lines: writtenLines('{city}', '{postalCode}'),
    },
  ),
  taxId,
)

/** United Kingdom. */
export const GB = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'GB',
  flag: [
    field('#012169'),
    {d: 'M0 0l24 16M24 0L0 16', stroke: '#fff', strokeWidth: 3.2},
    {d: 'M0 0l24 16M24 0L0 16', stroke: '#c8102e', strokeWidth: 1.2},
    {d: 'M12 0v16M0 8h24', stroke: '#fff', strokeWidth: 5.2},
    {d: 'M12 0v16M0 8h24', stroke: '#c8102e', strokeWidth: 3},
  ],
  distanceUnit: 'mi',
  address,
  // Consumer Contracts Regulations 2013, regulation 14 (4).
  orderButton: {en: 'Order with obligation to pay'},
  // Consumer Contracts Regulations 2013, regulation 30; no law asks for the function, the shop offers it as in the Union.
  withdrawal: europeanUnion.withdrawal,
  // Price Marking Order 2004 art. 5.
  unitPrice: true,
  // Consumer Rights Act 2015: no notice is prescribed.
  guarantee: null,
  // Digital Markets, Competition and Consumers Act 2024, schedule 20, since 6 April 2025.
  reviewsNote: true,
  taxId,
})

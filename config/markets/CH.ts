import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {field} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'UID', pattern: '^CHE\\d{9}$', example: 'CHE123456789'}

export const address = withBusiness(
  europeanAddress('CH', postalCode(/^[1-9]\d{3}$/, '8001')),
  taxId,
)

/** Switzerland: no right of withdrawal by law for purchases on the internet. */
export const CH = (): Market => ({
  countryCode: 'CH',
  flag: [field('#da291c'), {d: 'M12 3v10M7 8h10', stroke: '#fff', strokeWidth: 3}],
  distanceUnit: 'km',
  nameOrder: 'givenFirst',
  address,
  tax: {note: 'product.taxNote.included', included: 'cart.taxIncluded', added: 'cart.tax'},
  // Unfair Competition Act, article 3 (1) s: the steps to the contract are clear.
  orderButton: {
    de: 'Zahlungspflichtig bestellen',
    fr: 'Commander avec obligation de paiement',
    it: 'Ordina con obbligo di pagamento',
    en: 'Order with obligation to pay',
  },
  withdrawal: null,
  lowestPriceNote: false,
  // PBV art. 5.
  unitPrice: true,
  // Code of Obligations, article 210: two years, no notice is prescribed.
  guarantee: null,
  provenClaimsOnly: false,
  reviewsNote: false,
  productSafety: false,
  newsletterPreselection: false,
  accessibility: null,
  disputes: null,
  registers: [],
  taxId,
})

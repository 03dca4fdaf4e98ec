import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {field} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const taxId: TaxId = {name: 'UID', pattern: '^CHE\\d{9}$', example: 'CHE123456789'}

export const address = withBusiness(
  europeanAddress('CH', postalCode(/^[1-9]\d{3}$/, '8001')),
  taxId,
)

/** Switzerland: no right of withdrawal by law for purchases on the internet. */
export const CH = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'CH',
  flag: [field('#da291c'), {d: 'M12 3v10M7 8h10', stroke: '#fff', strokeWidth: 3}],
  address,
  // Unfair Competition Act, article 3 (1) s: the steps to the contract are clear.
  orderButton: {
    de: 'Zahlungspflichtig bestellen',
    fr: 'Commander avec obligation de paiement',
    it: 'Ordina con obbligo di pagamento',
    en: 'Order with obligation to pay',
  },
  // PBV art. 5.
  unitPrice: true,
  // Code of Obligations, article 210: two years, no notice is prescribed.
  guarantee: null,
  taxId,
})

import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {vertical} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {
  name: 'TVA intracommunautaire',
  pattern: '^FR[A-Z\\d]{2}\\d{9}$',
  example: 'FR12345678901',
}

export const address = withBusiness(europeanAddress('FR', postalCode(/^\d{5}$/, '75001')), taxId)

/** France. */
export const FR = (): Market => ({
  ...europeanUnion,
  countryCode: 'FR',
  flag: vertical('#002654', '#fff', '#ed2939'),
  address,
  // Code de la consommation, article L221-14.
  orderButton: {fr: 'Commande avec obligation de paiement', en: ORDER_BUTTON_ENGLISH},
  taxId,
})

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
  // Code de la consommation, article L412-13, since 28 June 2025.
  accessibility: {name: 'DGCCRF', link: 'https://www.economie.gouv.fr/dgccrf'},
  // Code de la consommation, articles L612-1 and L616-1: the shop joins a mediator.
  disputes: {
    name: 'CM2C – Centre de la médiation de la consommation',
    link: 'https://www.cm2c.net',
  },
  // Code de l’environnement, article L541-10-13: a number for each kind of goods.
  registers: [
    {name: 'IDU emballages', number: 'FR000000_01XXXX'},
    {name: 'IDU équipements électriques (DEEE)', number: 'FR000000_05XXXX'},
    {name: 'IDU éléments d’ameublement', number: 'FR000000_10XXXX'},
    {name: 'IDU jouets', number: 'FR000000_12XXXX'},
  ],
  taxId,
})

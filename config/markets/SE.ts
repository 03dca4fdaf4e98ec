import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {nordicCross} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {
  name: 'Momsregistreringsnummer',
  pattern: '^SE\\d{12}$',
  example: 'SE123456789001',
}

export const address = withBusiness(
  europeanAddress('SE', postalCode(/^\d{3} \d{2}$/, '111 22')),
  taxId,
)

/** Sweden. */
export const SE = (): Market => ({
  ...europeanUnion,
  countryCode: 'SE',
  flag: nordicCross('#006aa7', '#fecc02'),
  address,
  // Distansavtalslagen 2:7.
  orderButton: {sv: 'Beställning med betalningsskyldighet', en: ORDER_BUTTON_ENGLISH},
  // Konsumentköplagen (2022:260), chapter 4, since 1 January 2022.
  guarantee: {years: 3},
  // Lag (2023:254) om vissa produkters och tjänsters tillgänglighet.
  accessibility: {name: 'Post- och telestyrelsen (PTS)', link: 'https://www.pts.se'},
  // Lag (2015:671) om alternativ tvistlösning.
  disputes: {name: 'Allmänna reklamationsnämnden (ARN)', link: 'https://www.arn.se'},
  // Producer responsibility for electronics (2022:1276) and packaging (2022:1274).
  registers: [{name: 'Naturvårdsverkets producentregister', number: '000000'}],
  taxId,
})

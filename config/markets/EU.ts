import {withBusiness} from './address/business-fields'
import {capitals, europeanAddress, postalCode} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {unionTaxId as taxId} from './address/union-addresses'
import {field} from './flags'
import type {Market} from './market'

export const address = withBusiness(
  europeanAddress(
    'EU',
    // Digits, letters, a space or a hyphen: no narrower pattern holds in all countries.
    postalCode(/^[A-Z\d][A-Z\d -]{2,9}$/i, '1010', {normalise: capitals}),
  ),
  taxId,
)

/** Twelve dots in a circle. */
const stars = (): string =>
  Array.from({length: 12}, (_, index) => {
    const angle = (index * Math.PI) / 6
    return `M${(12 + 5 * Math.sin(angle)).toFixed(1)} ${(8 - 5 * Math.cos(angle)).toFixed(1)}h.01`
  }).join('')

/** The European Union, for the site of the countries without one of their own. */
export const EU = (): Market => ({
  ...europeanUnion,
  countryCode: 'EU',
  flag: [field('#039'), {d: stars(), stroke: '#fc0', strokeWidth: 1.4}],
  address,
  // Directive 2011/83/EU, article 8 (2), in its own words.
  orderButton: {
    en: ORDER_BUTTON_ENGLISH,
    de: 'Zahlungspflichtig bestellen',
    fr: 'Commande avec obligation de paiement',
    pt: 'Encomenda com obrigação de pagar',
    el: 'Παραγγελία με υποχρέωση πληρωμής',
    cs: 'Objednávka zavazující k platbě',
    hu: 'Fizetési kötelezettséggel járó megrendelés',
    ro: 'Comandă cu obligație de plată',
  },
  // Directive (EU) 2019/882, annex V: each country has an authority of its own.
  accessibility: {name: 'AccessibleEU', link: 'https://accessible-eu-centre.ec.europa.eu'},
  // Directive 2013/11/EU, article 13.
  disputes: {name: 'European Consumer Centres Network', link: 'https://www.eccnet.eu'},
  registers: [],
  taxId,
})

import type {Database} from '../../db/database'
import {SiteRegistry} from '../sites/site-registry'
import {CREDIT_CARD, type PaymentCardSpec, type PaymentMethod} from './payment-method'

/** Terms without restrictions on country, currency, customer group and amount. */
const anyTerms = {limits: {}, countries: [], currencies: [], groupIds: []}

/** Returns the default payment methods of a site whose archive contains none: cards. */
export function defaultPaymentMethods(db: Database, siteId: string): PaymentMethod[] {
  const site = new SiteRegistry(db).get(siteId)
  if (!site || site.contentOnly) return []
  return [
    {
      ...anyTerms,
      id: CREDIT_CARD,
      name: {
        default: 'Credit card',
        de: 'Kreditkarte',
        fr: 'Carte de crédit',
        ja: 'クレジットカード',
      },
      description: {},
      image: null,
      processorId: 'BASIC_CREDIT',
    },
  ]
}

/** Card brands with the names of B2C Commerce; prefixes and lengths are those that the issuers publish. */
const brands = [
  {cardType: 'Visa', name: 'Visa', prefixes: ['4'], lengths: ['13', '16', '19'], code: 3},
  {
    cardType: 'Master Card',
    name: 'Mastercard',
    prefixes: ['2221-2720', '51-55'],
    lengths: ['16'],
    code: 3,
  },
  {cardType: 'Amex', name: 'American Express', prefixes: ['34', '37'], lengths: ['15'], code: 4},
  {
    cardType: 'Discover',
    name: 'Discover',
    prefixes: ['6011', '644-649', '65'],
    lengths: ['16'],
    code: 3,
  },
]

/** Card brands of a site whose archive contains no payment settings. */
export const defaultCards: readonly PaymentCardSpec[] = brands.map((brand) => ({
  ...anyTerms,
  cardType: brand.cardType,
  name: {default: brand.name},
  description: {},
  image: null,
  checksum: true,
  numberLengths: brand.lengths,
  numberPrefixes: brand.prefixes,
  securityCodeLength: brand.code,
}))

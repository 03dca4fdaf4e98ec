import type {Database} from '../../db/database'
import {SiteRegistry} from '../sites/site-registry'
import {CREDIT_CARD, type PaymentCardSpec, type PaymentMethod} from './payment-method'

/** Taken everywhere, from everybody, for every amount. */
const anyTerms = {limits: {}, countries: [], currencies: [], groupIds: []}

/** What a site takes as long as its archive has no payment method at all: cards. */
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

/** Brands by the names that B2C Commerce gives them; prefixes and lengths as their issuers publish. */
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
  {cardType: 'Discover', name: 'Discover', prefixes: ['6011', '644-65'], lengths: ['16'], code: 3},
]

/** The brands of a site whose archive says nothing of payment. */
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

import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Localized} from '../sites/locale'
import type {PaymentCardSpec, PaymentMethod, PaymentTerms} from './payment-method'
import {defaultCards, defaultPaymentMethods} from './default-methods'

interface MethodRow {
  id: string
  enabled: number
  name: string
  description: string
  image: string | null
  processor_id: string | null
  limits: string
  countries: string
  currencies: string
  customer_groups: string
}

interface CardRow {
  card_type: string
  enabled: number
  name: string
  description: string
  image: string | null
  checksum: number
  number_lengths: string
  number_prefixes: string
  security_code_length: number | null
  terms: string
}

/**
 * Returns the enabled payment methods of a site, in the order of the archive. When the archive
 * contains none, cards are accepted.
 */
export function readPaymentMethods(db: Database, siteId: string): PaymentMethod[] {
  const rows = methodRows(db, siteId)
  if (rows.length === 0) return defaultPaymentMethods(db, siteId)
  return rows.filter(({enabled}) => enabled === 1).map(toMethod)
}

/**
 * Returns the card brands that a site accepts; the default brands when its archive contains no
 * payment settings.
 */
export function readPaymentCards(db: Database, siteId: string): PaymentCardSpec[] {
  const rows = queryAll<CardRow>(
    db,
    'SELECT * FROM payment_card WHERE site_id = ? ORDER BY position',
    siteId,
  )
  if (rows.length > 0) return rows.filter(({enabled}) => enabled === 1).map(toCard)
  const takesAny =
    methodRows(db, siteId).length === 0 && defaultPaymentMethods(db, siteId).length > 0
  return takesAny ? [...defaultCards] : []
}

function methodRows(db: Database, siteId: string): MethodRow[] {
  return queryAll<MethodRow>(
    db,
    'SELECT * FROM payment_method WHERE site_id = ? ORDER BY position',
    siteId,
  )
}

function toMethod(row: MethodRow): PaymentMethod {
  return {
    id: row.id,
    name: JSON.parse(row.name) as Localized,
    description: JSON.parse(row.description) as Localized,
    image: row.image,
    processorId: row.processor_id,
    limits: JSON.parse(row.limits) as PaymentMethod['limits'],
    countries: JSON.parse(row.countries) as string[],
    currencies: JSON.parse(row.currencies) as string[],
    groupIds: JSON.parse(row.customer_groups) as string[],
  }
}

function toCard(row: CardRow): PaymentCardSpec {
  return {
    cardType: row.card_type,
    name: JSON.parse(row.name) as Localized,
    description: JSON.parse(row.description) as Localized,
    image: row.image,
    checksum: row.checksum === 1,
    numberLengths: JSON.parse(row.number_lengths) as string[],
    numberPrefixes: JSON.parse(row.number_prefixes) as string[],
    securityCodeLength: row.security_code_length,
    ...(JSON.parse(row.terms) as PaymentTerms),
  }
}

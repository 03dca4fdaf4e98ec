import type {PaymentTerms} from '../../domains/payment/payment-method'
import {nextPosition, remove} from '../row-repository'
import {customAttributes, ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {minorAmount} from './pricebook'
import type {ReadContext} from './read-context'
import {siteCurrency} from './site'
import {writeRecord} from './write-record'

/** Reads `payment-methods.xml`: payment methods and cards of a site. */
export function paymentReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'payment-settings',
    records: {
      'payment-method'(node) {
        const key = {site_id: siteId, id: node.required('method-id')}
        if (isDeletion(node)) {
          remove(db, 'payment_method', key)
          return
        }
        const terms = termsOf(context, node)
        writeRecord(
          context,
          node,
          'payment_method',
          key,
          {
            ...sharedColumns(node),
            processor_id: node.string('processor-id'),
            limits: terms.limits,
            countries: terms.countries,
            currencies: terms.currencies,
            customer_groups: terms.groupIds,
            custom: customAttributes(node),
          },
          {
            position: positionAfter(context),
            enabled: false,
            limits: {},
            countries: [],
            currencies: [],
            customer_groups: [],
          },
        )
        report.count('payment methods')
      },
      'payment-card'(node) {
        const key = {site_id: siteId, card_type: node.required('card-type')}
        if (isDeletion(node)) {
          remove(db, 'payment_card', key)
          return
        }
        const settings = node.first('card-number-settings')
        const textsOf = (list: string, one: string) =>
          settings &&
          ifNamed(settings, list, (outer) => outer.all(one).map(({text}) => text.trim()))
        writeRecord(
          context,
          node,
          'payment_card',
          key,
          {
            ...sharedColumns(node),
            checksum: settings?.boolean('enable-checksum-verification'),
            number_lengths: textsOf('number-length', 'length'),
            number_prefixes: textsOf('number-prefix', 'prefix'),
            security_code_length: node.number('security-code-length'),
            terms: termsOf(context, node),
          },
          {
            position: positionAfter(context),
            enabled: false,
            checksum: false,
            number_lengths: [],
            number_prefixes: [],
            terms: {limits: {}, countries: [], currencies: [], groupIds: []},
          },
        )
        report.count('payment cards')
      },
    },
  }
}

/** Methods and cards of a site share one order. */
function positionAfter({db, siteId}: ReadContext): number {
  const among = {site_id: siteId}
  return Math.max(
    nextPosition(db, 'payment_method', among),
    nextPosition(db, 'payment_card', among),
  )
}

function sharedColumns(node: XmlNode) {
  return {
    enabled: node.boolean('enabled-flag'),
    name: localized(node, 'name'),
    description: localized(node, 'description'),
    image: node.string('image'),
  }
}

/** Countries, currencies, customer groups and amounts for which a method or card is accepted. */
function termsOf(context: ReadContext, node: XmlNode): Partial<PaymentTerms> {
  const list = (outer: string, inner: string, read: (one: XmlNode) => string) =>
    ifNamed(node, outer, (children) => children.all(inner).map(read))
  return {
    limits: amountLimits(context, node),
    countries: list('countries', 'country', (country) => country.required('country-code')),
    currencies: list('currencies', 'currency', ({text}) => text.trim()),
    groupIds: list('customer-groups', 'customer-group', (group) => group.required('group-id')),
  }
}

/**
 * Minimum and maximum order amount by currency, in minor units. Amounts outside the ranges are in
 * the currency of the site.
 */
function amountLimits({db, siteId}: ReadContext, node: XmlNode): PaymentTerms['limits'] {
  const limits: Record<string, {min?: number; max?: number}> = {}
  const read = (range: XmlNode, currency: string) => {
    const min = range.first('min-purchase-amount')
    const max = range.first('max-purchase-amount')
    if (!min && !max) return
    limits[currency] = {
      ...(min ? {min: minorAmount(min, currency)} : {}),
      ...(max ? {max: minorAmount(max, currency)} : {}),
    }
  }
  const ownCurrency = siteCurrency(db, siteId)
  if (ownCurrency) read(node, ownCurrency)
  for (const range of node.walk('ranges', 'range')) read(range, range.required('currency'))
  return limits
}

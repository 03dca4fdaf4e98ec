import type {PaymentTerms} from '../../domains/payment/payment-method'
import {remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {minorAmount} from './pricebook'
import type {ReadContext} from './read-context'
import {siteCurrency} from './site'

/** Reads `payment-methods.xml`: payment methods and cards of a site. */
export function paymentReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  let position = 0
  return {
    root: 'payment-settings',
    records: {
      'payment-method'(node) {
        if (isDeletion(node)) {
          remove(db, 'payment_method', {site_id: siteId, id: node.required('method-id')})
          return
        }
        const terms = termsOf(context, node)
        upsert(db, 'payment_method', {
          ...sharedColumns(node, siteId, position),
          id: node.required('method-id'),
          processor_id: node.string('processor-id'),
          limits: terms.limits,
          countries: terms.countries,
          currencies: terms.currencies,
          customer_groups: terms.groupIds,
          custom: customAttributes(node),
        })
        position += 1
        report.count('payment methods')
      },
      'payment-card'(node) {
        if (isDeletion(node)) {
          remove(db, 'payment_card', {site_id: siteId, card_type: node.required('card-type')})
          return
        }
        const settings = node.first('card-number-settings')
        upsert(db, 'payment_card', {
          ...sharedColumns(node, siteId, position),
          card_type: node.required('card-type'),
          checksum: settings?.boolean('enable-checksum-verification') ?? false,
          number_lengths:
            settings?.walk('number-length', 'length').map(({text}) => text.trim()) ?? [],
          number_prefixes:
            settings?.walk('number-prefix', 'prefix').map(({text}) => text.trim()) ?? [],
          security_code_length: node.number('security-code-length'),
          terms: termsOf(context, node),
        })
        position += 1
        report.count('payment cards')
      },
    },
  }
}

function sharedColumns(node: XmlNode, siteId: string, position: number) {
  return {
    site_id: siteId,
    position,
    enabled: node.boolean('enabled-flag') ?? false,
    name: localized(node, 'name'),
    description: localized(node, 'description'),
    image: node.string('image'),
  }
}

/** Countries, currencies, customer groups and amounts for which a method or card is accepted. */
function termsOf(context: ReadContext, node: XmlNode): PaymentTerms {
  return {
    limits: amountLimits(context, node),
    countries: node.walk('countries', 'country').map((country) => country.required('country-code')),
    currencies: node.walk('currencies', 'currency').map(({text}) => text.trim()),
    groupIds: node
      .walk('customer-groups', 'customer-group')
      .map((group) => group.required('group-id')),
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

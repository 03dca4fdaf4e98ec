import {remove, upsert} from '../upsert'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {minorAmount} from './pricebook'
import type {ReadContext} from './read-context'

/** Reads `payment-methods.xml`: payment methods and cards of a site. */
export function paymentReader({db, report, siteId}: ReadContext): FileReader {
  let position = 0
  return {
    root: 'payment-settings',
    records: {
      'payment-method'(node) {
        if (isDeletion(node)) {
          remove(db, 'payment_method', {site_id: siteId, id: node.required('method-id')})
          return
        }
        upsert(db, 'payment_method', {
          ...sharedColumns(node, siteId, position),
          id: node.required('method-id'),
          processor_id: node.string('processor-id'),
          limits: amountLimits(node),
          countries: node
            .walk('countries', 'country')
            .map((country) => country.required('country-code')),
          currencies: node.walk('currencies', 'currency').map(({text}) => text.trim()),
          customer_groups: node
            .walk('customer-groups', 'customer-group')
            .map((group) => group.required('group-id')),
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
        // The method that takes cards is limited by country and currency, not each brand.
        node.walk('countries', 'country')
        node.walk('currencies', 'currency')
        upsert(db, 'payment_card', {
          ...sharedColumns(node, siteId, position),
          card_type: node.required('card-type'),
          checksum: settings?.boolean('enable-checksum-verification') ?? false,
          number_lengths:
            settings?.walk('number-length', 'length').map(({text}) => text.trim()) ?? [],
          number_prefixes:
            settings?.walk('number-prefix', 'prefix').map(({text}) => text.trim()) ?? [],
          security_code_length: node.number('security-code-length'),
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

/** Least and greatest order amount by currency, in minor units. */
function amountLimits(node: XmlNode): Record<string, {min?: number; max?: number}> {
  const limits: Record<string, {min?: number; max?: number}> = {}
  for (const range of node.walk('ranges', 'range')) {
    const currency = range.required('currency')
    const min = range.first('min-purchase-amount')
    const max = range.first('max-purchase-amount')
    limits[currency] = {
      ...(min ? {min: minorAmount(min, currency)} : {}),
      ...(max ? {max: minorAmount(max, currency)} : {}),
    }
  }
  return limits
}

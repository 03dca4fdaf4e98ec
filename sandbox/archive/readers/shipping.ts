import type {ShippingRules} from '../../domains/shipping/shipping-method'
import {toMinor} from '../../domains/money'
import {remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {readConditionRule} from './condition-rule'
import {minorAmount} from './pricebook'
import {childSpecification} from './product-specification'
import type {ReadContext} from './read-context'
import {siteCurrency} from './site'

/** Reads `shipping.xml`: the shipping methods of a site and what they cost by order value. */
export function shippingReader({db, report, siteId}: ReadContext): FileReader {
  let position = 0
  return {
    root: 'shipping',
    records: {
      'shipping-method'(node) {
        if (isDeletion(node)) {
          remove(db, 'shipping_method', {site_id: siteId, id: node.required('method-id')})
          return
        }
        const currency = node.string('currency') ?? siteCurrency(db, siteId)
        if (!currency) throw node.error('<shipping-method> needs a <currency>')
        upsert(db, 'shipping_method', {
          site_id: siteId,
          id: node.required('method-id'),
          position,
          online: node.boolean('online-flag') ?? false,
          is_default: node.attributes['default'] === 'true',
          currency,
          tax_class_id: node.string('tax-class-id'),
          name: localized(node, 'display-name'),
          description: localized(node, 'description'),
          price_table: readPriceTable(node, currency),
          custom: customAttributes(node),
          rules: readRules(node),
        })
        position += 1
        report.count('shipping methods')
      },
    },
  }
}

function readRules(method: XmlNode): ShippingRules {
  const addresses = method.first('excluded-addresses')
  return {
    externalMethod: method.string('external-shipping-method'),
    baseMethod: method.string('base-method'),
    costGroups: method.walk('product-cost-groups', 'product-cost-group').flatMap((group) => {
      const products = childSpecification(group, 'products')
      const cost = group.first('cost-per-item')
      const fixed = cost?.amount('fixed-price')
      const amount = fixed ?? cost?.amount('surcharge')
      if (!products || amount === undefined) return []
      return [{products, isFixed: fixed !== undefined, amount: String(amount)}]
    }),
    excludedProducts: childSpecification(method, 'excluded-products'),
    excludedAddresses: addresses ? readConditionRule(addresses, 'addresses') : null,
    groupIds: method.walk('customer-groups', 'customer-group').map(({text}) => text.trim()),
  }
}

function readPriceTable(method: XmlNode, currency: string) {
  const table = method.first('price-table')
  if (!table) return []
  const rows = [
    ...table.all('amount').map((node) => ({
      orderValue: orderValue(node, currency),
      amount: minorAmount(node, currency),
    })),
    ...table.all('percentage').map((node) => ({
      orderValue: orderValue(node, currency),
      percentage: node.asAmount(),
    })),
  ]
  return rows.sort((a, b) => a.orderValue - b.orderValue)
}

function orderValue(node: XmlNode, currency: string): number {
  const text = node.attributes['order-value'] ?? '0'
  try {
    return toMinor(text, currency)
  } catch {
    throw node.error(`order-value must be a decimal amount, not '${text}'`)
  }
}

import type {ShippingRules} from '../../domains/shipping/shipping-method'
import {toMinor} from '../../domains/money'
import {findRow, nextPosition, remove} from '../row-repository'
import {customAttributes, flagOf, ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {readConditionRule} from './condition-rule'
import {minorAmount} from './pricebook'
import {childSpecification} from './product-specification'
import type {ReadContext} from './read-context'
import {siteCurrency} from './site'
import {writeRecord} from './write-record'

/** Reads `shipping.xml`: the shipping methods of a site and what they cost by order value. */
export function shippingReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'shipping',
    records: {
      'shipping-method'(node) {
        const key = {site_id: siteId, id: node.required('method-id')}
        if (isDeletion(node)) {
          remove(db, 'shipping_method', key)
          return
        }
        const before = findRow<{currency: string}>(db, 'shipping_method', key)
        const currency = node.string('currency') ?? before?.currency ?? siteCurrency(db, siteId)
        if (!currency) throw node.error('<shipping-method> needs a <currency>')
        writeRecord(
          context,
          node,
          'shipping_method',
          key,
          {
            online: node.boolean('online-flag'),
            is_default: flagOf(node, 'default'),
            currency,
            tax_class_id: node.string('tax-class-id'),
            name: localized(node, 'display-name'),
            description: localized(node, 'description'),
            price_table: ifNamed(node, 'price-table', (table) => readPriceTable(table, currency)),
            custom: customAttributes(node),
            rules: readRules(node),
          },
          {
            position: nextPosition(db, 'shipping_method', {site_id: siteId}),
            online: false,
            is_default: false,
            price_table: [],
          },
        )
        report.count('shipping methods')
      },
    },
  }
}

function readRules(method: XmlNode): Partial<ShippingRules> {
  const addresses = method.first('excluded-addresses')
  return {
    externalMethod: method.string('external-shipping-method'),
    baseMethod: method.string('base-method'),
    costGroups: ifNamed(method, 'product-cost-groups', readCostGroups),
    excludedProducts: childSpecification(method, 'excluded-products') ?? undefined,
    excludedAddresses: addresses && readConditionRule(addresses, 'addresses'),
    groupIds: ifNamed(method, 'customer-groups', (list) =>
      list.all('customer-group').map(({text}) => text.trim()),
    ),
  }
}

function readCostGroups(groups: XmlNode): ShippingRules['costGroups'] {
  return groups.all('product-cost-group').flatMap((group) => {
    const products = childSpecification(group, 'products')
    const cost = group.first('cost-per-item')
    const fixed = cost?.amount('fixed-price')
    const amount = fixed ?? cost?.amount('surcharge')
    if (!products || amount === undefined) return []
    return [{products, isFixed: fixed !== undefined, amount: String(amount)}]
  })
}

function readPriceTable(table: XmlNode, currency: string) {
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

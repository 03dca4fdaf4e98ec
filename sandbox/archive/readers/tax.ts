import {flagOf, ifNamed} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

const millionths = 1_000_000

/** Reads `tax.xml`: classes, jurisdictions with the addresses that fall into them, rates. */
export function taxReader(context: ReadContext): FileReader {
  const {report, siteId} = context
  return {
    root: 'tax',
    records: {
      'tax-classes/tax-class'(node) {
        node.all('description')
        const id = node.required('class-id')
        writeRecord(
          context,
          node,
          'tax_class',
          {site_id: siteId, id},
          {name: node.string('display-name'), is_default: flagOf(node, 'default')},
          {name: id, is_default: false},
        )
      },
      'tax-jurisdictions/tax-jurisdiction'(node) {
        const id = node.required('jurisdiction-id')
        writeRecord(
          context,
          node,
          'tax_jurisdiction',
          {site_id: siteId, id},
          {
            name: node.string('display-name'),
            is_default: flagOf(node, 'default'),
            address_mappings: ifNamed(node, 'address-mappings', (list) =>
              list.all('address-mapping').map(({attributes}) => ({
                ...(attributes['key1'] ? {key1: attributes['key1']} : {}),
                ...(attributes['key2'] ? {key2: attributes['key2']} : {}),
              })),
            ),
          },
          {name: id, is_default: false, address_mappings: []},
        )
        report.count('tax jurisdictions')
      },
      'tax-rates/tax-rate'(node) {
        const key = {
          site_id: siteId,
          jurisdiction_id: node.required('jurisdiction-id'),
          class_id: node.required('class-id'),
        }
        writeRecord(context, node, 'tax_rate', key, {
          rate_micros: Math.round(node.asNumber() * millionths),
        })
        report.count('tax rates')
      },
    },
  }
}

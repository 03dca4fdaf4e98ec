import {upsert} from '../row-repository'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

const millionths = 1_000_000

/** Reads `tax.xml`: classes, jurisdictions with the addresses that fall into them, rates. */
export function taxReader({db, report, siteId}: ReadContext): FileReader {
  return {
    root: 'tax',
    start() {
      for (const table of ['tax_class', 'tax_jurisdiction', 'tax_rate'])
        clearSite(db, table, siteId)
    },
    records: {
      'tax-classes/tax-class'(node) {
        node.all('description')
        upsert(db, 'tax_class', {
          site_id: siteId,
          id: node.required('class-id'),
          name: node.string('display-name') ?? node.required('class-id'),
          is_default: node.attributes['default'] === 'true',
        })
      },
      'tax-jurisdictions/tax-jurisdiction'(node) {
        const id = node.required('jurisdiction-id')
        upsert(db, 'tax_jurisdiction', {
          site_id: siteId,
          id,
          name: node.string('display-name') ?? id,
          is_default: node.attributes['default'] === 'true',
          address_mappings: node
            .walk('address-mappings', 'address-mapping')
            .map(({attributes}) => ({
              ...(attributes['key1'] ? {key1: attributes['key1']} : {}),
              ...(attributes['key2'] ? {key2: attributes['key2']} : {}),
            })),
        })
        report.count('tax jurisdictions')
      },
      'tax-rates/tax-rate'(node) {
        upsert(db, 'tax_rate', {
          site_id: siteId,
          jurisdiction_id: node.required('jurisdiction-id'),
          class_id: node.required('class-id'),
          rate_micros: Math.round(node.asNumber() * millionths),
        })
        report.count('tax rates')
      },
    },
  }
}

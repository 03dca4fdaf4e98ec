import {remove} from '../row-repository'
import {isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Priority of redirects without one: behind all that have one. */
const lastPriority = 2_147_483_647

/** Reads `redirect-urls.xml`: addresses of a site that redirect to others. */
export function redirectsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'redirect-urls',
    records: {
      'redirect-url'(node) {
        const {uri, 'source-id': sourceId, 'source-type': sourceType} = node.attributes
        const id = uri ?? `${sourceType}:${sourceId}`
        if (isDeletion(node)) {
          remove(db, 'redirect_url', {site_id: siteId, id})
          return
        }
        writeRecord(
          context,
          node,
          'redirect_url',
          {site_id: siteId, id},
          {
            uri,
            source_id: sourceId,
            source_type: sourceType,
            destination_id: node.string('destination-id'),
            destination_type: node.string('destination-type'),
            destination_url: node.string('destination-url'),
            product_category_id: node.string('product-category-id'),
            status_code: node.number('status-code'),
            enabled: node.boolean('enabled-flag'),
            priority: node.number('priority'),
            copy_source_params: node.string('copy-source-params'),
            additional_url_params: node.string('additional-url-params'),
            online_from: node.string('online-from'),
            online_to: node.string('online-to'),
          },
          {status_code: 301, enabled: true, priority: lastPriority, copy_source_params: 'default'},
        )
        report.count('redirects')
      },
    },
  }
}

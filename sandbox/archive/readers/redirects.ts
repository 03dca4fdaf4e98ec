import {remove, upsert} from '../row-repository'
import {isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Priority of redirects without one: behind all that have one. */
const lastPriority = 2_147_483_647

/** Reads `redirect-urls.xml`: addresses of a site that redirect to others. */
export function redirectsReader({db, report, siteId}: ReadContext): FileReader {
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
        upsert(db, 'redirect_url', {
          site_id: siteId,
          id,
          uri,
          source_id: sourceId,
          source_type: sourceType,
          destination_id: node.string('destination-id'),
          destination_type: node.string('destination-type'),
          destination_url: node.string('destination-url'),
          product_category_id: node.string('product-category-id'),
          status_code: node.number('status-code') ?? 301,
          enabled: node.boolean('enabled-flag') ?? true,
          priority: node.number('priority') ?? lastPriority,
          copy_source_params: node.string('copy-source-params') ?? 'default',
          additional_url_params: node.string('additional-url-params'),
          online_from: node.string('online-from'),
          online_to: node.string('online-to'),
        })
        report.count('redirects')
      },
    },
  }
}

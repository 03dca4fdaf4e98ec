import {upsert} from '../upsert'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

/** Reads `slots.xml`: what fills the content slots of a site (slot.xsd). */
export function slotsReader({db, report, siteId}: ReadContext): FileReader {
  return {
    root: 'slot-configurations',
    start() {
      clearSite(db, 'content_slot', siteId)
    },
    records: {
      'slot-configuration'(node) {
        node.all('description')
        if (isDeletion(node)) return
        const schedule = node.first('schedule')
        schedule?.all('recurrence')
        upsert(db, 'content_slot', {
          site_id: siteId,
          slot_id: node.required('slot-id'),
          context: node.attributes['context'] ?? 'global',
          context_id: node.attributes['context-id'] ?? '',
          configuration_id: node.attributes['configuration-id'] ?? '',
          is_default: node.attributes['default'] === 'true',
          enabled: node.boolean('enabled-flag') ?? true,
          rank: Number(node.string('rank') ?? 100),
          online_from: schedule?.string('start-date') ?? null,
          online_to: schedule?.string('end-date') ?? null,
          customer_groups: node
            .walk('customer-groups', 'customer-group')
            .map((group) => group.required('group-id')),
          callout: localized(node, 'callout-msg'),
          template: node.string('template') ?? null,
          content: slotContent(node.first('content')),
          custom: customAttributes(node),
        })
        report.count('content slots')
      },
      'slot-configuration-campaign-assignment'(node) {
        // The schedule of a campaign is that of its promotions; a slot has its own.
        for (const name of ['qualifiers', 'rank', 'schedule']) node.all(name)
      },
    },
  }
}

function slotContent(content: XmlNode | undefined) {
  const ids = (list: string, one: string, attribute: string) =>
    content?.walk(list, one).map((node) => node.required(attribute)) ?? []
  const html = content?.first('html')
  content?.all('recommended-products')
  if (html) return {kind: 'html', body: localized(html, 'body')}
  const products = ids('products', 'product', 'product-id')
  if (products.length > 0) return {kind: 'products', ids: products}
  const categories = ids('categories', 'category', 'category-id')
  if (categories.length > 0) return {kind: 'categories', ids: categories}
  return {kind: 'content', ids: ids('content-assets', 'content-asset', 'content-id')}
}

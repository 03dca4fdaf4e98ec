import {remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {readSchedule} from './schedule'
import {clearSite} from './site'

/** Reads `slots.xml`: the content slots of a site, their content and their campaigns (slot.xsd). */
export function slotsReader(context: ReadContext): FileReader {
  const {db, siteId} = context
  return {
    root: 'slot-configurations',
    start() {
      clearSite(db, 'content_slot', siteId)
      clearSite(db, 'slot_campaign', siteId)
    },
    records: {
      'slot-configuration': (node) => writeConfiguration(context, node),
      'slot-configuration-campaign-assignment': (node) => writeAssignment(context, node),
    },
  }
}

function keyOf({siteId}: ReadContext, node: XmlNode) {
  return {
    site_id: siteId,
    slot_id: node.required('slot-id'),
    context: node.attributes['context'] ?? 'global',
    context_id: node.attributes['context-id'] ?? '',
    configuration_id: node.attributes['configuration-id'] ?? '',
  }
}

function writeConfiguration(context: ReadContext, node: XmlNode): void {
  const {db, report} = context
  node.all('description')
  const key = keyOf(context, node)
  // Recommendations by rule are a beta feature: instances without it leave such a slot out.
  const content = slotContent(node.first('content'))
  if (isDeletion(node) || !content) {
    remove(db, 'content_slot', key)
    return
  }
  const schedule = node.first('schedule')
  upsert(db, 'content_slot', {
    ...key,
    is_default: isTrue(node.attributes['default']),
    assigned: isTrue(node.attributes['assigned-to-site'] ?? 'true'),
    enabled: node.boolean('enabled-flag') ?? true,
    rank: node.number('rank'),
    schedule: schedule ? readSchedule(schedule) : null,
    customer_groups: groupsOf(node),
    callout: localized(node, 'callout-msg'),
    template: node.string('template') ?? null,
    content,
    custom: customAttributes(node),
  })
  report.count('content slots')
}

function writeAssignment(context: ReadContext, node: XmlNode): void {
  const {db} = context
  const key = {...keyOf(context, node), campaign_id: node.required('campaign-id')}
  if (isDeletion(node)) {
    remove(db, 'slot_campaign', key)
    return
  }
  const qualifiers = node.first('qualifiers')
  const schedule = node.first('schedule')
  upsert(db, 'slot_campaign', {
    ...key,
    rank: node.number('rank'),
    schedule: schedule ? readSchedule(schedule) : null,
    customer_groups: qualifiers ? groupsOf(qualifiers) : [],
  })
}

const isTrue = (value: string | undefined) => value === 'true' || value === '1'

function groupsOf(node: XmlNode): string[] {
  return node.walk('customer-groups', 'customer-group').map((group) => group.required('group-id'))
}

function slotContent(content: XmlNode | undefined) {
  const ids = (list: string, one: string, attribute: string) =>
    content?.walk(list, one).map((node) => node.required(attribute)) ?? []
  if (content?.first('recommended-products')) return null
  const html = content?.first('html')
  if (html) return {kind: 'html', body: localized(html, 'body')}
  const products = ids('products', 'product', 'product-id')
  if (products.length > 0) return {kind: 'products', ids: products}
  const categories = ids('categories', 'category', 'category-id')
  if (categories.length > 0) return {kind: 'categories', ids: categories}
  return {kind: 'content', ids: ids('content-assets', 'content-asset', 'content-id')}
}

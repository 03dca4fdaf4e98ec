import {remove, whole} from '../row-repository'
import {customAttributes, flagOf, ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {readSchedule} from './schedule'
import {writeRecord} from './write-record'

/** Reads `slots.xml`: the content slots of a site, their content and their campaigns (slot.xsd). */
export function slotsReader(context: ReadContext): FileReader {
  return {
    root: 'slot-configurations',
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
  if (isDeletion(node)) {
    remove(db, 'content_slot', key)
    return
  }
  const content = ifNamed(node, 'content', slotContent)
  if (content === null) {
    // Recommendations by rule are a beta feature: instances without it leave such a slot out.
    throw node.error(`the recommendations by rule of slot ${key.slot_id} are not supported`)
  }
  writeRecord(
    context,
    node,
    'content_slot',
    key,
    {
      is_default: flagOf(node, 'default'),
      assigned: flagOf(node, 'assigned-to-site'),
      enabled: node.boolean('enabled-flag'),
      rank: node.number('rank'),
      schedule: ifNamed(node, 'schedule', readSchedule),
      customer_groups: groupsOf(node),
      callout: localized(node, 'callout-msg'),
      template: node.string('template'),
      content: whole(content),
      custom: customAttributes(node),
    },
    {
      is_default: false,
      assigned: true,
      enabled: true,
      customer_groups: [],
      content: {kind: 'content', ids: []},
    },
  )
  report.count('content slots')
}

function writeAssignment(context: ReadContext, node: XmlNode): void {
  const {db} = context
  const key = {...keyOf(context, node), campaign_id: node.required('campaign-id')}
  if (isDeletion(node)) {
    remove(db, 'slot_campaign', key)
    return
  }
  writeRecord(
    context,
    node,
    'slot_campaign',
    key,
    {
      rank: node.number('rank'),
      schedule: ifNamed(node, 'schedule', readSchedule),
      customer_groups: ifNamed(node, 'qualifiers', groupsOf),
    },
    {customer_groups: []},
  )
}

function groupsOf(node: XmlNode): string[] | undefined {
  return ifNamed(node, 'customer-groups', (list) =>
    list.all('customer-group').map((group) => group.required('group-id')),
  )
}

function slotContent(content: XmlNode) {
  const ids = (list: string, one: string, attribute: string) =>
    content.walk(list, one).map((node) => node.required(attribute))
  if (content.first('recommended-products')) return null
  const html = content.first('html')
  if (html) return {kind: 'html', body: localized(html, 'body')}
  const products = ids('products', 'product', 'product-id')
  if (products.length > 0) return {kind: 'products', ids: products}
  const categories = ids('categories', 'category', 'category-id')
  if (categories.length > 0) return {kind: 'categories', ids: categories}
  return {kind: 'content', ids: ids('content-assets', 'content-asset', 'content-id')}
}

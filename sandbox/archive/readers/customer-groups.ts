import {remove, upsert} from '../upsert'
import {isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

/** Reads `customer-groups.xml`: groups, and the customers that belong to static ones. */
export function customerGroupsReader({db, report, siteId}: ReadContext): FileReader {
  return {
    root: 'customer-groups',
    start() {
      clearSite(db, 'customer_group', siteId)
      clearSite(db, 'customer_group_assignment', siteId)
    },
    records: {
      'customer-group'(node) {
        const id = node.required('group-id')
        if (isDeletion(node)) {
          remove(db, 'customer_group', {site_id: siteId, id})
          remove(db, 'customer_group_assignment', {site_id: siteId, group_id: id})
          return
        }
        node.all('custom-attributes')
        upsert(db, 'customer_group', {
          site_id: siteId,
          id,
          description: node.string('description'),
          is_dynamic: node.children.some(({name}) => name === 'membership-rule'),
        })
        report.count('customer groups')
      },
      'group-assignment'(node) {
        const {'group-id': groupId, 'customer-no': customerNo} = node.attributes
        if (isDeletion(node)) {
          remove(db, 'customer_group_assignment', {
            site_id: siteId,
            ...(groupId ? {group_id: groupId} : {}),
            ...(customerNo ? {customer_no: customerNo} : {}),
          })
          return
        }
        upsert(db, 'customer_group_assignment', {
          site_id: siteId,
          group_id: node.required('group-id'),
          customer_no: node.required('customer-no'),
        })
      },
    },
  }
}

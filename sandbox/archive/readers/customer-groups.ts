import {remove, upsert, whole} from '../row-repository'
import {ifNamed, isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import {readConditionRule} from './condition-rule'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/**
 * Reads `customer-groups.xml`: static and dynamic groups. Assignments of customers are added to
 * those made elsewhere.
 */
export function customerGroupsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'customer-groups',
    records: {
      'customer-group'(node) {
        const id = node.required('group-id')
        if (isDeletion(node)) {
          remove(db, 'customer_group', {site_id: siteId, id})
          remove(db, 'customer_group_member', {site_id: siteId, group_id: id})
          return
        }
        node.all('custom-attributes')
        const rule = ifNamed(node, 'membership-rule', (one) => readConditionRule(one, 'customers'))
        writeRecord(
          context,
          node,
          'customer_group',
          {site_id: siteId, id},
          {description: node.string('description'), rule: whole(rule)},
          {description: ''},
        )
        report.count('customer groups')
      },
      'group-assignment'(node) {
        const {'group-id': groupId, 'customer-no': customerNo} = node.attributes
        if (isDeletion(node)) {
          remove(db, 'customer_group_member', {
            site_id: siteId,
            ...(groupId ? {group_id: groupId} : {}),
            ...(customerNo ? {customer_no: customerNo} : {}),
          })
          return
        }
        upsert(db, 'customer_group_member', {
          site_id: siteId,
          group_id: node.required('group-id'),
          customer_no: node.required('customer-no'),
        })
      },
    },
  }
}

import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {GroupRule} from './group-rule'

/** Customer group whose members are determined by a rule. */
export interface DynamicGroup {
  readonly id: string
  readonly rule: GroupRule
}

const groups = new RevisionCache('catalog', (db: Database, siteId): DynamicGroup[] =>
  queryAll<{id: string; rule: string}>(
    db,
    'SELECT id, rule FROM customer_group WHERE site_id = ? AND rule IS NOT NULL ORDER BY id',
    siteId,
  ).map(({id, rule}) => ({id, rule: JSON.parse(rule) as GroupRule})),
)

/** Returns the dynamic groups of a site, by id. */
export function dynamicGroups(db: Database, siteId: string): readonly DynamicGroup[] {
  return groups.get(db, siteId)
}

/** Returns the ids of the static groups that a customer is assigned to. */
export function staticGroupIds(db: Database, siteId: string, customerNo: string): string[] {
  return queryAll<{group_id: string}>(
    db,
    `SELECT group_id FROM customer_group_member WHERE site_id = ? AND customer_no = ?
     ORDER BY group_id`,
    siteId,
    customerNo,
  ).map(({group_id: id}) => id)
}

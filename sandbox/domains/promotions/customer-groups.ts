import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'

/** Groups that every site has without an archive saying so. */
export const SYSTEM_GROUPS = ['Everyone', 'Registered', 'Unregistered'] as const

/** A shopper as far as customer groups are concerned. */
export interface GroupMember {
  readonly guest: boolean
  /** Number of a registered customer: what static groups are assigned by. */
  readonly customerNo?: string
}

/** Ids of the groups that a shopper belongs to: the system's, and the static ones assigned. */
export function customerGroupIds(db: Database, siteId: string, member: GroupMember): string[] {
  const system = ['Everyone', member.guest ? 'Unregistered' : 'Registered']
  if (member.customerNo === undefined) return system
  const assigned = queryAll<{group_id: string}>(
    db,
    `SELECT a.group_id FROM customer_group_assignment a
     LEFT JOIN customer_group g ON g.site_id = a.site_id AND g.id = a.group_id
     WHERE a.site_id = ? AND a.customer_no = ? AND coalesce(g.is_dynamic, 0) = 0
     ORDER BY a.group_id`,
    siteId,
    member.customerNo,
  )
  return [...system, ...assigned.map(({group_id: id}) => id)]
}

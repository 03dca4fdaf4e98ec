import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/**
 * Group of source codes, which identify where a shopper came from, and the price books that they
 * activate.
 */
export interface SourceCodeGroup {
  readonly id: string
  readonly enabled: boolean
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
  /** Codes; a trailing `*` matches any ending. */
  readonly codes: readonly string[]
  readonly priceBookIds: readonly string[]
}

interface GroupRow {
  id: string
  enabled: number
  online_from: string | null
  online_to: string | null
  code_specs: string
  price_book_ids: string
}

const groups = new RevisionCache('catalog', (db: Database, siteId: string): SourceCodeGroup[] =>
  queryAll<GroupRow>(
    db,
    'SELECT * FROM source_code_group WHERE site_id = ? ORDER BY id',
    siteId,
  ).map((row) => ({
    id: row.id,
    enabled: row.enabled === 1,
    onlineFrom: row.online_from,
    onlineTo: row.online_to,
    codes: JSON.parse(row.code_specs) as string[],
    priceBookIds: JSON.parse(row.price_book_ids) as string[],
  })),
)

/** The group that a code belongs to, whether it is in force or not. */
export function findSourceCodeGroup(
  db: Database,
  siteId: string,
  code: string,
): SourceCodeGroup | undefined {
  return groups
    .get(db, siteId)
    .find(({codes}) =>
      codes.some((spec) =>
        spec.endsWith('*') ? code.startsWith(spec.slice(0, -1)) : spec === code,
      ),
    )
}

/** True while the group is switched on and between its dates (whole days, UTC). */
export function isActiveGroup(group: SourceCodeGroup, now: number): boolean {
  if (!group.enabled) return false
  const day = new Date(now).toISOString().slice(0, 10)
  if (group.onlineFrom && day < group.onlineFrom.slice(0, 10)) return false
  return !group.onlineTo || day <= group.onlineTo.slice(0, 10)
}

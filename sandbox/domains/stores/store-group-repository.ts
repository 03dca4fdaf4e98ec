import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** Stores that an archive names by id and by group. */
export interface StoreChoice {
  readonly ids: readonly string[]
  readonly groupIds: readonly string[]
}

interface StoreGroup {
  readonly id: string
  readonly storeIds: readonly string[]
  readonly priceBookIds: readonly string[]
}

const groups = new RevisionCache('catalog', (db: Database, siteId: string): StoreGroup[] =>
  queryAll<{id: string; store_ids: string; price_book_ids: string}>(
    db,
    'SELECT id, store_ids, price_book_ids FROM store_group WHERE site_id = ? ORDER BY id',
    siteId,
  ).map((row) => ({
    id: row.id,
    storeIds: JSON.parse(row.store_ids) as string[],
    priceBookIds: JSON.parse(row.price_book_ids) as string[],
  })),
)

/** Returns the ids of the chosen stores, those of chosen groups included. */
export function chosenStoreIds(
  db: Database,
  siteId: string,
  {ids, groupIds}: StoreChoice,
): readonly string[] {
  const chosen = groups.get(db, siteId).filter(({id}) => groupIds.includes(id))
  return [...ids, ...chosen.flatMap(({storeIds}) => storeIds)]
}

/** Returns the ids of the price books of the groups that a store belongs to. */
export function storePriceBookIds(db: Database, siteId: string, storeId: string): string[] {
  return groups
    .get(db, siteId)
    .flatMap(({storeIds, priceBookIds}) => (storeIds.includes(storeId) ? priceBookIds : []))
}

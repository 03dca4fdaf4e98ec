import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {ItemType, ListType, ProductList, ProductListItem} from './product-list'

interface ListRow {
  id: string
  site_id: string
  customer_id: string
  type: ListType
  is_public: number
  revision: number
  created_at: number
  modified_at: number
  content: string
}

interface ItemRow {
  id: string
  list_id: string
  type: ItemType
  product_id: string | null
  is_public: number
  created_at: number
  content: string
}

type ListContent = Pick<ProductList, 'name' | 'description' | 'details' | 'custom'>
type ItemContent = Pick<ProductListItem, 'quantity' | 'purchasedQuantity' | 'priority' | 'custom'>

function toList(row: ListRow): ProductList {
  return {
    ...(JSON.parse(row.content) as ListContent),
    id: row.id,
    siteId: row.site_id,
    customerId: row.customer_id,
    type: row.type,
    public: row.is_public === 1,
    revision: row.revision,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  }
}

function toItem(row: ItemRow): ProductListItem {
  return {
    ...(JSON.parse(row.content) as ItemContent),
    id: row.id,
    listId: row.list_id,
    type: row.type,
    productId: row.product_id ?? undefined,
    public: row.is_public === 1,
    createdAt: row.created_at,
  }
}

export function findList(db: Database, siteId: string, id: string): ProductList | undefined {
  const row = queryOne<ListRow>(
    db,
    'SELECT * FROM product_list WHERE id = ? AND site_id = ?',
    id,
    siteId,
  )
  return row && toList(row)
}

/** Returns the lists of a shopper in order of creation. */
export function findLists(db: Database, siteId: string, customerId: string): ProductList[] {
  return queryAll<ListRow>(
    db,
    `SELECT * FROM product_list WHERE customer_id = ? AND site_id = ?
     ORDER BY created_at, rowid`,
    customerId,
    siteId,
  ).map(toList)
}

/** Assigns all lists of a shopper on a site to another customer. */
export function changeListOwner(
  db: Database,
  siteId: string,
  {from, to}: {from: string; to: string},
): void {
  execute(
    db,
    'UPDATE product_list SET customer_id = ? WHERE customer_id = ? AND site_id = ?',
    to,
    from,
    siteId,
  )
}

/** Filter for the owners of public lists; omitted fields are not checked. Names match exactly. */
export interface OwnerFilter {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** Returns the public lists of registered customers who match the filter. */
export function findPublicLists(
  db: Database,
  siteId: string,
  {email = null, firstName = null, lastName = null}: {[Name in keyof OwnerFilter]: string | null},
): ProductList[] {
  return queryAll<ListRow>(
    db,
    `SELECT product_list.* FROM product_list JOIN customer ON customer.id = customer_id
     WHERE site_id = ?1 AND is_public = 1
       AND (?2 IS NULL OR customer.email = ?2 COLLATE NOCASE)
       AND (?3 IS NULL OR customer.profile ->> 'firstName' = ?3)
       AND (?4 IS NULL OR customer.profile ->> 'lastName' = ?4)
     ORDER BY product_list.created_at, product_list.rowid`,
    siteId,
    email,
    firstName,
    lastName,
  ).map(toList)
}

/** Inserts or updates a list. */
export function saveList(db: Database, list: ProductList): void {
  const {name, description, details, custom} = list
  const content: ListContent = {name, description, details, custom}
  execute(
    db,
    `INSERT INTO product_list
       (id, site_id, customer_id, type, is_public, revision, created_at, modified_at, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET type = excluded.type, is_public = excluded.is_public,
       revision = excluded.revision, modified_at = excluded.modified_at,
       content = excluded.content`,
    list.id,
    list.siteId,
    list.customerId,
    list.type,
    list.public ? 1 : 0,
    list.revision,
    list.createdAt,
    list.modifiedAt,
    JSON.stringify(content),
  )
}

/** Deletes a list with its items. */
export function deleteList(db: Database, id: string): void {
  execute(db, 'DELETE FROM product_list WHERE id = ?', id)
}

/** Returns the items of a list in the order in which they were added. */
export function findItems(db: Database, listId: string): ProductListItem[] {
  return queryAll<ItemRow>(
    db,
    'SELECT * FROM product_list_item WHERE list_id = ? ORDER BY created_at, rowid',
    listId,
  ).map(toItem)
}

/** Inserts or updates an item. */
export function saveItem(db: Database, item: ProductListItem): void {
  const {quantity, purchasedQuantity, priority, custom} = item
  const content: ItemContent = {quantity, purchasedQuantity, priority, custom}
  execute(
    db,
    `INSERT INTO product_list_item (id, list_id, type, product_id, is_public, created_at, content)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET is_public = excluded.is_public, content = excluded.content`,
    item.id,
    item.listId,
    item.type,
    item.productId ?? null,
    item.public ? 1 : 0,
    item.createdAt,
    JSON.stringify(content),
  )
}

export function deleteItem(db: Database, id: string): void {
  execute(db, 'DELETE FROM product_list_item WHERE id = ?', id)
}

/**
 * Counts the items of a site's lists of an event with a product and the value of `c_notifyEmail`, in any case; those of
 * all shoppers.
 */
export function countAlerts(
  db: Database,
  {
    siteId,
    event,
    productId,
    email,
  }: {siteId: string; event: string; productId: string; email: string},
): number {
  const row = queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM product_list_item AS item
     JOIN product_list AS list ON list.id = item.list_id
     WHERE list.site_id = ? AND list.content ->> '$.details.event.type' = ? AND item.product_id = ?
       AND item.content ->> '$.custom.c_notifyEmail' = ? COLLATE NOCASE`,
    siteId,
    event,
    productId,
    email,
  )
  return row?.total ?? 0
}

import {createHash} from 'node:crypto'
import type {Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {ItemInput, ListInput, ProductList, ProductListItem} from './product-list'
import {given} from './product-list'
import {
  deleteItem,
  deleteList,
  findItems,
  findList,
  findLists,
  saveItem,
  saveList,
} from './product-list-repository'
import {changeCustom} from '../custom-values'

/** Owner of lists: a customer or guest on a site. */
export interface ListOwner {
  readonly db: Database
  readonly siteId: string
  readonly customerId: string
}

/** Returns the opaque text that identifies one state of a list in OCAPI. */
export function listState({id, revision}: Pick<ProductList, 'id' | 'revision'>): string {
  return createHash('sha256').update(`${id}:${revision}`).digest('hex')
}

export function listNotFound(listId: string): CommerceFault {
  return new CommerceFault(
    'ProductListNotFound',
    `A product list with ID '${listId}' couldn't be found.`,
    {productListId: listId},
  )
}

/** Returns the shopper's lists in order of creation. */
export function listsOf({db, siteId, customerId}: ListOwner): ProductList[] {
  return findLists(db, siteId, customerId)
}

/**
 * Returns the shopper's own list. Throws ProductListNotFound, also when the list belongs to another
 * shopper.
 */
export function requireList({db, siteId, customerId}: ListOwner, listId: string): ProductList {
  const list = findList(db, siteId, listId)
  if (!list || list.customerId !== customerId) throw listNotFound(listId)
  return list
}

/** Returns a public list. Throws ProductListNotFound. */
export function requirePublicList(db: Database, siteId: string, listId: string): ProductList {
  const list = findList(db, siteId, listId)
  if (!list?.public) throw listNotFound(listId)
  return list
}

/** Returns an item of a list. Throws ProductListItemNotFound. */
export function requireItem(db: Database, listId: string, itemId: string): ProductListItem {
  const item = findItems(db, listId).find(({id}) => id === itemId)
  if (item) return item
  throw new CommerceFault(
    'ProductListItemNotFound',
    `No product list item with ID '${itemId}' could be found.`,
    {productListId: listId, itemId},
  )
}

export function createList({db, siteId, customerId}: ListOwner, input: ListInput): ProductList {
  const now = Date.now()
  const list: ProductList = {
    id: randomId(),
    siteId,
    customerId,
    type: 'wish_list',
    public: false,
    details: {},
    custom: {},
    ...given(input),
    revision: 0,
    createdAt: now,
    modifiedAt: now,
  }
  saveList(db, list)
  return list
}

/**
 * Changes a list. Throws ProductListNotFound, and ResourceStateConflict when the stored state
 * differs from `expectedState`.
 */
export function updateList(
  owner: ListOwner,
  listId: string,
  change: ListInput,
  expectedState?: string,
): ProductList {
  const {type: _fixed, custom, details, ...rest} = change
  const next = (list: ProductList): ProductList => ({
    ...list,
    ...given(rest),
    details: {...list.details, ...given(details ?? {})},
    custom: changeCustom(list.custom, custom),
  })
  return owner.db.transaction(() => touch(owner, listId, expectedState, next)).immediate()
}

/** Deletes a list. Throws ProductListNotFound. */
export function removeList(owner: ListOwner, listId: string): void {
  deleteList(owner.db, requireList(owner, listId).id)
}

/**
 * Adds an item. Throws ProductListNotFound, ProductListProductIdMissing for a product item without
 * product, ProductListProductNotFound for a product that does not exist.
 */
export function addItem(owner: ListOwner, listId: string, input: ItemInput): ProductListItem {
  const {db} = owner
  const type = input.type ?? 'product'
  if (type === 'product') requireProduct(db, input.productId)
  const item: ProductListItem = {
    quantity: 1,
    purchasedQuantity: 0,
    priority: 1,
    public: false,
    custom: {},
    ...given(input),
    type,
    id: randomId(),
    listId,
    createdAt: Date.now(),
  }
  db.transaction(() => {
    touch(owner, listId)
    saveItem(db, item)
  }).immediate()
  return item
}

function requireProduct(db: Database, productId: string | undefined): void {
  if (!productId) {
    throw new CommerceFault('ProductListProductIdMissing', 'The product ID is missing.')
  }
  if (!catalogStore(db).product(productId)) {
    throw new CommerceFault(
      'ProductListProductNotFound',
      `No product with ID '${productId}' could be found.`,
      {productId},
    )
  }
}

/** Changes quantity, priority, visibility and custom attributes of an item. */
export function updateItem(
  owner: ListOwner,
  listId: string,
  itemId: string,
  change: ItemInput,
): ProductListItem {
  const {db} = owner
  const {quantity, purchasedQuantity, priority, public: isPublic, custom} = change
  return db
    .transaction(() => {
      touch(owner, listId)
      const before = requireItem(db, listId, itemId)
      const item = {
        ...before,
        ...given({quantity, purchasedQuantity, priority, public: isPublic}),
        custom: changeCustom(before.custom, custom),
      }
      saveItem(db, item)
      return item
    })
    .immediate()
}

/** Deletes an item. Throws ProductListNotFound and ProductListItemNotFound. */
export function removeItem(owner: ListOwner, listId: string, itemId: string): void {
  const {db} = owner
  db.transaction(() => {
    touch(owner, listId)
    deleteItem(db, requireItem(db, listId, itemId).id)
  }).immediate()
}

/** Stores the new state of a list. Call it in the transaction of the whole change. */
function touch(
  owner: ListOwner,
  listId: string,
  expectedState?: string,
  change: (list: ProductList) => ProductList = (list) => list,
): ProductList {
  const before = requireList(owner, listId)
  if (expectedState !== undefined && expectedState !== listState(before)) {
    throw new CommerceFault(
      'ResourceStateConflict',
      `The product list with ID '${listId}' was changed in the meantime.`,
      {productListId: listId},
    )
  }
  const after = {...change(before), revision: before.revision + 1, modifiedAt: Date.now()}
  saveList(owner.db, after)
  return after
}

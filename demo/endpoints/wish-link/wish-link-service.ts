import {hashSecret, randomSecret} from 'commerce-sandbox/domains/auth'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {limitFailures} from 'commerce-sandbox/domains/limits'
import {findList, findLists, type ProductList} from 'commerce-sandbox/domains/lists'
import {CommerceFault} from 'commerce-sandbox/plugin'
import type {WishLink} from './wish-link-repository'
import {countLinks, deleteLinks, insertLink, linkByHash} from './wish-link-repository'

/** Maximum number of links of one list; a further one ends the oldest. */
const MAX_LINKS = 20

type Scope = Pick<ShopContext, 'db' | 'site' | 'client'>

const notFound = (): CommerceFault =>
  new CommerceFault('ProductListNotFound', 'The link does not lead to a wish list.')

function findWishList({db, site}: Scope, customerId: string): ProductList | undefined {
  return findLists(db, site.id, customerId).find(({type}) => type === 'wish_list')
}

/** Creates a link to a customer's wish list; earlier links stay. Throws ProductListNotFound without a list. */
export function createLink(
  scope: Scope,
  customerId: string,
  title: string,
  now = Date.now(),
): string {
  const list = findWishList(scope, customerId)
  if (!list) throw notFound()
  const token = randomSecret(1)
  const {db, site} = scope
  const link = {
    tokenHash: hashSecret(token),
    listId: list.id,
    siteId: site.id,
    title: title.trim(),
    createdAt: now,
  }
  db.transaction(() => insertLink(db, link, MAX_LINKS)).immediate()
  return token
}

/** Returns the number of links to a customer's wish list. */
export function linkCount(scope: Scope, customerId: string): number {
  const list = findWishList(scope, customerId)
  return list ? countLinks(scope.db, list.id) : 0
}

/** Ends all links to a customer's wish list. Reservations stay, for friends who get a new link. */
export function revokeLinks(scope: Scope, customerId: string): void {
  const list = findWishList(scope, customerId)
  if (list) deleteLinks(scope.db, list.id)
}

/** A wish list that a link leads to. */
export interface LinkedList {
  readonly link: WishLink
  readonly list: ProductList
}

/**
 * Returns the list of a link. Unknown and revoked links are the same. Throws ProductListNotFound, and
 * TooManyAttempts for a client that has failed too often.
 */
export function requireLink({db, site, client}: Scope, token: string): LinkedList {
  const limited = {act: 'wish-link', subjects: {client}, failure: 'ProductListNotFound'} as const
  return limitFailures(db, limited, () => {
    const link = linkByHash(db, site.id, hashSecret(token))
    const list = link && findList(db, site.id, link.listId)
    if (!list) throw notFound()
    return {link, list}
  })
}

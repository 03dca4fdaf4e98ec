import type {QueryClient} from '@tanstack/react-query'
import {getCustomerProductLists} from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/queryKeyHelpers'
import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {escapeReserved} from '@common/api-id'
import {isApiFault} from '@common/fault'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import {pick} from '@app/shared/lib/pick'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {isExcluded, isWishFor, isWished, type Wish, type WishTarget} from './wishes'

type List = ShopperCustomersTypes.CustomerProductList

/** Type of a shopper's wish list (rule WISH-1). */
const LIST_TYPE = 'wish_list'
/** SCAPI takes at most 24 ids in one call. */
const BATCH_SIZE = 24

/** Master ids of the variants that were read; a product does not change its master. */
const masters = new Map<string, string | undefined>()

/** Where lists are read, and where the answer is kept. */
export interface WishContext {
  readonly shop: Shop
  readonly queryClient: QueryClient
}

/** Owner of a wish list: a customer of a shop. */
interface WishList extends WishContext {
  readonly customerId: string
}

/** Throws for an empty parameter, without which no call is made (rule API-9). */
function required(value: string, name: string): string {
  if (!value) throw new Error(`${name} is required`)
  return value
}

const clientOf = ({shop}: WishContext) => shop.api.clients.of(ShopperCustomers)

/** Query of a shopper's lists, under the key of `useCustomerProductLists`. */
function listsQuery(owner: WishList) {
  const client = clientOf(owner)
  const parameters = {customerId: required(owner.customerId, 'customerId')}
  return declaredQuery(client, getCustomerProductLists, parameters, (options) =>
    client.getCustomerProductLists(options),
  )
}

/**
 * Without a connection the last answer will do, however old.
 * @param staleTime milliseconds for which an earlier answer will do
 */
async function findList(owner: WishList, staleTime = 0): Promise<List | undefined> {
  const query = {...listsQuery(owner), staleTime}
  const {data = []} = await owner.queryClient.fetchQuery(query).catch((error: unknown) => {
    const last = hasNoLine() && owner.queryClient.getQueryData<{data?: List[]}>(query.queryKey)
    if (!last) throw error
    return last
  })
  return data.find(({type, id}) => type === LIST_TYPE && id)
}

/**
 * After a change: a page that shows the lists reads them again. Changes run one after another, so the next one waits for
 * that read instead of cutting it off.
 */
const forgetLists = (owner: WishList): void =>
  void owner.queryClient.invalidateQueries({queryKey: listsQuery(owner).queryKey})

/** Reads the masters of products that are not known yet; without them a tile only matches its own wish. */
async function learnMasters({api}: Shop, productIds: readonly string[]): Promise<void> {
  const ids = productIds.filter((id) => !masters.has(id)).map(escapeReserved)
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const {data} = await api.clients.of(ShopperProducts).getProducts({
      parameters: {ids: ids.slice(at, at + BATCH_SIZE), select: '(data.(id,master))'},
    })
    for (const {id, master} of data ?? []) masters.set(id, master?.masterId)
  }
}

async function wishesOf({shop}: WishList, list: List | undefined): Promise<Wish[]> {
  const items = (list?.customerProductListItems ?? []).flatMap(
    ({id, productId, c_notedPrice: amount, c_notedCurrency: currency}) =>
      id && productId
        ? [
            {
              itemId: id,
              productId,
              ...(typeof amount === 'number' &&
                typeof currency === 'string' && {noted: {amount, currency}}),
            },
          ]
        : [],
  )
  await learnMasters(
    shop,
    items.map(({productId}) => productId),
  ).catch(() => undefined)
  return items.map((item) => {
    const masterId = masters.get(item.productId)
    return {...item, ...(masterId && {masterId})}
  })
}

/**
 * Reads the shopper's wish list; empty when there is none.
 * @param staleTime milliseconds for which an earlier answer will do
 * @throws ApiFault
 */
export const readWishes = async (owner: WishList, staleTime?: number): Promise<Wish[]> =>
  wishesOf(owner, await findList(owner, staleTime))

async function createList(owner: WishList): Promise<string> {
  const {id} = await clientOf(owner).createCustomerProductList({
    parameters: {customerId: owner.customerId},
    body: {type: LIST_TYPE, public: false},
  })
  // Rule WISH-1.
  if (!id) throw new Error('Something is wrong. Please try again')
  return id
}

async function createItem(
  owner: WishList,
  listId: string,
  productId: string,
): Promise<string | undefined> {
  const {id} = await clientOf(owner).createCustomerProductListItem({
    parameters: {customerId: owner.customerId, listId: escapeReserved(listId)},
    body: {productId, quantity: 1, priority: 1, public: false, type: 'product'},
  })
  return id
}

/** Parameters of one item of a list. */
const itemParameters = ({customerId}: WishList, list: List | undefined, itemId = '') => ({
  customerId,
  listId: escapeReserved(list?.id ?? ''),
  itemId: escapeReserved(itemId),
})

/**
 * Adds a product to the wish list, which is created when there is none; adds only what is absent (rule
 * WISH-3).
 * @returns the list afterwards
 * @throws ApiFault
 */
export async function addWish(owner: WishList, target: WishTarget): Promise<Wish[]> {
  const productId = required(target.productId, 'productId')
  if (target.masterId) masters.set(productId, target.masterId)
  const list = await findList(owner)
  const wishes = await wishesOf(owner, list)
  if (isWished(wishes, target)) return wishes
  const listId = list?.id ?? (await createList(owner))
  const itemId = await createItem(owner, listId, productId)
  forgetLists(owner)
  return [...wishes, {...target, itemId}]
}

/** Outcome of adding products at once; `failed` holds those that the backend refused or that were not sent. */
export interface BulkReport {
  readonly added: readonly WishTarget[]
  readonly present: readonly WishTarget[]
  readonly excluded: readonly WishTarget[]
  readonly failed: readonly WishTarget[]
  /** The list afterwards. */
  readonly wishes: readonly Wish[]
}

/**
 * Adds the products that are absent, one after another (rule WISH-16). A product that the site excludes is not added. One
 * that the backend refuses does not stop the others; any other failure ends the calls.
 * @throws Error without products, and ApiFault when the list cannot be read or created
 */
export async function addWishes(
  owner: WishList,
  targets: readonly WishTarget[],
): Promise<BulkReport> {
  if (targets.length === 0) throw new Error('product ids are required')
  const {wishlistExclusions} = owner.shop.site.features
  const list = await findList(owner)
  let listId = list?.id
  const wishes = [...(await wishesOf(owner, list))]
  const report = {added: [], present: [], excluded: [], failed: []} as Record<
    'added' | 'excluded' | 'failed' | 'present',
    WishTarget[]
  >
  let isStopped = false
  for (const target of targets) {
    const {productId, masterId} = target
    required(productId, 'productId')
    if (isExcluded(productId, wishlistExclusions)) report.excluded.push(target)
    else if (isWished(wishes, target)) report.present.push(target)
    else if (isStopped) report.failed.push(target)
    else {
      if (masterId) masters.set(productId, masterId)
      listId ??= await createList(owner)
      try {
        wishes.push({...target, itemId: await createItem(owner, listId, productId)})
        report.added.push(target)
      } catch (error) {
        isStopped = !(isApiFault(error) && error.status >= 400 && error.status < 500)
        report.failed.push(target)
      }
    }
  }
  forgetLists(owner)
  return {...report, wishes}
}

/**
 * Removes a product from the wish list; does nothing when it is not on it (rule WISH-3).
 * @returns the list afterwards
 * @throws ApiFault
 */
export async function removeWish(owner: WishList, target: WishTarget): Promise<Wish[]> {
  required(target.productId, 'productId')
  const list = await findList(owner)
  const wishes = await wishesOf(owner, list)
  for (const {itemId} of wishes.filter((wish) => isWishFor(wish, target))) {
    await clientOf(owner).deleteCustomerProductListItem({
      parameters: itemParameters(owner, list, itemId),
    })
  }
  forgetLists(owner)
  return wishes.filter((wish) => !isWishFor(wish, target))
}

/**
 * Stores prices of wishes, to tell later whether they have dropped (rule WISH-9): the page that shows them now does not
 * read them again. @throws ApiFault
 */
export async function notePrices(
  owner: WishList,
  notes: readonly {itemId: string; price: NonNullable<Wish['noted']>}[],
): Promise<void> {
  const list = await findList(owner, GENERAL_STALE_TIME_MS)
  for (const {itemId, price} of notes) {
    const item = list?.customerProductListItems?.find(({id}) => id === itemId)
    if (!item) continue
    await clientOf(owner).updateCustomerProductListItem({
      parameters: itemParameters(owner, list, itemId),
      body: {
        ...pick(item, 'quantity', 'priority', 'public'),
        c_notedPrice: price.amount,
        c_notedCurrency: price.currency,
      },
    })
  }
}

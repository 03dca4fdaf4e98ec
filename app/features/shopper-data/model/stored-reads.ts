import type {Basket, CustomerBaskets} from '@app/features/basket/public/basket'
import {
  STORED_FOR_MS,
  type StoredRead,
  type ShopperRecord,
} from '@app/features/offline-changes/public/shopper-record'
import type {OrderCare} from '@app/features/order/public/order-care'
import type {OrderModel} from '@app/features/order/public/order'
import {CUSTOMER_KEY} from '@app/shared/api/define-query'
import {pick} from '@app/shared/lib/pick'

type Key = readonly unknown[]

/** Whose answers are kept: the shopper, and the products that the browser remembers as viewed. */
export interface Keeper {
  readonly siteId: string
  readonly customerId: string | undefined
  readonly viewed: readonly string[]
}

interface Kind {
  readonly matches: (key: Key, keeper: Keeper) => boolean
  /** The fields that pages show without a connection; undefined for an answer that is not kept. */
  readonly fieldsOf: (data: never) => unknown
  /** The page shows how old such an answer is: it is the shopper's own. */
  readonly own?: true
}

const isCustomerPart = (key: Key, {customerId, siteId}: Keeper, part: string): boolean =>
  key[3] === '/customers/' &&
  customerId !== undefined &&
  key[4] === customerId &&
  key[5] === part &&
  Object(key[6]).siteId === siteId

const startsWith = (key: Key, ...start: readonly unknown[]): boolean =>
  start.every((part, index) => key[index] === part)

type Shipment = NonNullable<Basket['shipments']>[number]

/** Of the shopper's address only the country; that of a store is public. */
function shipmentOf(shipment: Shipment): Shipment {
  const {shippingAddress: address} = shipment
  const isPickup = typeof Object(shipment).c_fromStoreId === 'string'
  return {
    ...pick(shipment, 'shipmentId', 'shippingMethod'),
    ...(isPickup && {c_fromStoreId: Object(shipment).c_fromStoreId as string}),
    ...(address && {
      shippingAddress: isPickup ? address : pick(address, 'countryCode'),
    }),
  } as Shipment
}

function basketOf(basket: Basket): Basket {
  return {
    ...pick(
      basket as Basket & Readonly<Record<`c_${string}`, unknown>>,
      'basketId',
      'currency',
      'lastModified',
      'taxation',
      'productItems',
      'bonusDiscountLineItems',
      'couponItems',
      'orderPriceAdjustments',
      'productSubTotal',
      'productTotal',
      'shippingTotal',
      'taxTotal',
      'orderTotal',
      'adjustedMerchandizeTotalTax',
      'adjustedShippingTotalTax',
      'c_productSubTotalNetPrice',
      'c_productTotalNetPrice',
    ),
    shipments: (basket.shipments ?? []).map(shipmentOf),
  } as Basket
}

interface List {
  readonly id?: string
  readonly type?: string
  readonly customerProductListItems?: readonly object[]
}

const WISH_FIELDS = [
  'id',
  'productId',
  'quantity',
  'priority',
  'public',
  'type',
  'c_notedPrice',
  'c_notedCurrency',
] as const

const listOf = ({id, type, customerProductListItems = []}: List): List => ({
  id,
  type,
  customerProductListItems: customerProductListItems.map((item) =>
    pick(item as Record<(typeof WISH_FIELDS)[number], unknown>, ...WISH_FIELDS),
  ),
})

const NO_ADDRESS = {} as OrderModel['billingAddress']

/** Without email address, billing address, payment and the token of the cancel link. */
function orderOf({totals, ...order}: OrderModel): OrderModel {
  const {cancelToken: _token, coupon: _coupon, ...rest} = order
  const {payment: _payment, net, ...sums} = totals
  return {
    ...rest,
    totals: {...sums, ...(net && {net})},
    email: '',
    billingAddress: NO_ADDRESS,
    payments: [],
  }
}

const idsOf = (key: Key): readonly unknown[] => (Array.isArray(key[4]) ? (key[4] as unknown[]) : [])

/** Orders of a search are not kept: its words are the shopper's own. */
const isWholeList = (parameters: unknown): boolean => !Object(parameters).text

/** The answers that are kept, by their keys (rule DEVICE-1). */
const KINDS: readonly Kind[] = [
  {
    own: true,
    matches: (key, keeper) => isCustomerPart(key, keeper, '/baskets'),
    fieldsOf: ({baskets = [], total}: CustomerBaskets) => ({baskets: baskets.map(basketOf), total}),
  },
  {
    own: true,
    matches: (key, keeper) => isCustomerPart(key, keeper, '/product-lists'),
    fieldsOf: ({data = []}: {data?: readonly List[]}) => ({
      data: data.filter(({type}) => type === 'wish_list').map(listOf),
    }),
  },
  {
    own: true,
    matches: (key, {customerId, siteId}) =>
      startsWith(key, CUSTOMER_KEY, customerId, 'orders', siteId) && isWholeList(key[5]),
    fieldsOf: (page) => page,
  },
  {
    own: true,
    matches: (key, {customerId, siteId}) =>
      startsWith(key, CUSTOMER_KEY, customerId, 'order', siteId),
    fieldsOf: orderOf,
  },
  {
    own: true,
    matches: (key, {siteId}) => startsWith(key, 'order', 'care', siteId),
    fieldsOf: (care: OrderCare | null) => {
      const {accessKey: _key, ...rest} = care ?? ({} as OrderCare)
      return care ? rest : undefined
    },
  },
  {
    matches: (key, {siteId}) => startsWith(key, 'basket', 'line-products', siteId),
    fieldsOf: (products) => products,
  },
  {
    matches: (key, {siteId}) => startsWith(key, 'wishlist', 'products', siteId),
    fieldsOf: (products) => products,
  },
  {
    matches: (key, {siteId, viewed}) =>
      startsWith(key, 'catalog', 'tiles', siteId) &&
      idsOf(key).length > 0 &&
      idsOf(key).every((id) => viewed.some((one) => one === id)),
    fieldsOf: (row) => row,
  },
]

const kindOf = (key: Key, keeper: Keeper): Kind | undefined =>
  KINDS.find(({matches}) => matches(key, keeper))

/** Whether an answer is the shopper's own, so that the page says how old it is. */
export const isOwnRead = (key: Key, keeper: Keeper): boolean => kindOf(key, keeper)?.own === true

/** What is kept of an answer; undefined where nothing is. */
export function storedRead({key, data, at}: StoredRead, keeper: Keeper): StoredRead | undefined {
  const fields = kindOf(key, keeper)?.fieldsOf(data as never)
  return fields === undefined ? undefined : {key, data: fields, at}
}

/** Limits of what is kept (rule DEVICE-1). */
export const MAX_READS = 60
export const MAX_CHARACTERS = 400_000

/** The record with newer answers, within the limits: the oldest ones go first. */
export function withReads(
  record: ShopperRecord,
  reads: readonly StoredRead[],
  now: number,
): ShopperRecord {
  const names = new Set(reads.map(({key}) => JSON.stringify(key)))
  const all = [...reads, ...record.reads.filter(({key}) => !names.has(JSON.stringify(key)))]
    .filter(({at}) => now - at < STORED_FOR_MS)
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_READS)
  let room = MAX_CHARACTERS
  return {
    ...record,
    reads: all.filter((read) => (room -= JSON.stringify(read).length) > 0),
  }
}

/** A wish without its product: it was made without a connection, on a page that is not kept. */
const unreadWish = (id: string, name: string) => ({
  tile: {id, name},
  choices: [],
  action: 'page',
  minOrderQuantity: 1,
})

type Names = Readonly<Record<string, string>>

/** Products of several answers by id, if all that are asked for are there. */
function assembled(answers: readonly StoredRead[], ids: readonly string[], names: Names) {
  const known = Object.assign({}, ...[...answers].reverse().map(({data}) => data)) as Record<
    string,
    unknown
  >
  const entries = ids.map((id): [string, unknown] => [
    id,
    known[id] ?? (names[id] === undefined ? undefined : unreadWish(id, names[id])),
  ])
  return entries.every(([, product]) => product) ? Object.fromEntries(entries) : undefined
}

interface Row {
  readonly tiles?: readonly {readonly id: string}[]
}

/** A row of the tiles that several answers have. */
function assembledRow(answers: readonly StoredRead[], ids: readonly string[]) {
  const tiles = answers.flatMap(({data}) => (data as Row).tiles ?? [])
  const found = ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
  return found.length > 0 ? {tiles: found, imageFolder: ''} : undefined
}

/** What kept answers are read with. */
interface Reader {
  /** Currency of the page: a basket in another one is not shown (rule BASKET-3). */
  readonly currency: string
  /** Names of the wishes that wait, by product id. */
  readonly names: Names
}

/** The kept answer of a read: its own, or one put together of the same products in other answers. */
export function answerFor(
  reads: readonly StoredRead[],
  key: Key,
  {currency, names}: Reader,
): StoredRead | undefined {
  const name = JSON.stringify(key)
  const own = reads.find((read) => JSON.stringify(read.key) === name)
  if (own) {
    const {baskets} = Object(own.data) as CustomerBaskets
    return baskets?.some((basket) => basket.currency !== currency) ? undefined : own
  }
  const similar = reads.filter((read) => startsWith(read.key, ...key.slice(0, 4)))
  const [first] = similar
  if (!first || !Array.isArray(key[4])) return undefined
  const ids = idsOf(key).map(String)
  const data = startsWith(key, 'catalog', 'tiles')
    ? assembledRow(similar, ids)
    : assembled(similar, ids, startsWith(key, 'wishlist') ? names : {})
  return data && {key, data, at: first.at}
}

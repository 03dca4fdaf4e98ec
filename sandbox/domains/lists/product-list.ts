import type {CustomValues} from '../custom-values'
import type {JsonValue} from '../json'

export const LIST_TYPES = [
  'wish_list',
  'gift_registry',
  'shopping_list',
  'custom_1',
  'custom_2',
  'custom_3',
] as const
export type ListType = (typeof LIST_TYPES)[number]

/** Fields of a list that are stored as the client sent them, named as on the wire. */
export const LIST_DETAILS = [
  'coRegistrant',
  'currentShippingAddressInfo',
  'event',
  'postEventShippingAddressInfo',
  'productListShippingAddress',
  'registrant',
  'shippingAddressInfo',
] as const
export type ListDetails = {
  readonly [Name in (typeof LIST_DETAILS)[number]]?: Readonly<Record<string, JsonValue>>
}

/** Product list of a shopper (guest or customer). Times are in milliseconds since 1970. */
export interface ProductList {
  readonly id: string
  readonly siteId: string
  readonly customerId: string
  readonly type: ListType
  readonly public: boolean
  readonly name?: string
  readonly description?: string
  readonly details: ListDetails
  readonly custom: CustomValues
  readonly revision: number
  readonly createdAt: number
  readonly modifiedAt: number
}

export type ItemType = 'product' | 'gift_certificate'

export interface ProductListItem {
  readonly id: string
  readonly listId: string
  readonly type: ItemType
  /** Id of the product; missing for gift certificates. */
  readonly productId?: string
  readonly quantity: number
  readonly purchasedQuantity: number
  /** Priority of the item; 1 is the highest. */
  readonly priority: number
  readonly public: boolean
  readonly custom: CustomValues
  readonly createdAt: number
}

export interface ListInput {
  readonly type?: ListType
  readonly public?: boolean
  readonly name?: string
  readonly description?: string
  readonly details?: ListDetails
  readonly custom?: CustomValues
}

export interface ItemInput {
  readonly type?: ItemType
  readonly productId?: string
  readonly quantity?: number
  readonly purchasedQuantity?: number
  readonly priority?: number
  readonly public?: boolean
  readonly custom?: CustomValues
}

/**
 * Returns the values without undefined members, so that a change overwrites only the fields that it
 * contains.
 */
export function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}

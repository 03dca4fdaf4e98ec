import type {SiteConfig} from '@config/schema'

/** A product as events tell of it. Money in major units, as SCAPI gives it. */
export interface EventItem {
  /** Master of the variants, or the product itself. */
  readonly id: string
  readonly name: string
  /** The chosen variant. */
  readonly sku?: string
  /** Chosen values in words, such as `Spruce green`. */
  readonly variant?: string
  readonly brand?: string
  /** Ids of the categories from the top down; at most five are told. */
  readonly categories?: readonly string[]
  /** Price of one unit; missing on the content-only site. */
  readonly price?: number
  /** Units; 1 when absent. */
  readonly quantity?: number
  /** Position in a list, from 0. */
  readonly index?: number
}

/** Where a list of products comes from. */
export type EventList =
  | {readonly kind: 'category'; readonly categoryId: string; readonly name: string}
  | {readonly kind: 'search'; readonly query: string}
  | {
      readonly kind: 'recommendations'
      readonly recommender: string
      /** Id of the answer of the recommender. */
      readonly recoUUID: string
    }
  /** Any other row of products, such as `best-sellers` or `recently-viewed`. */
  | {readonly kind: 'row'; readonly id: string}

interface WithItems {
  readonly items: readonly EventItem[]
}

interface WithItem {
  readonly item: EventItem
}

interface WithList {
  readonly list: EventList
}

/** Sums of a basket or an order in major units, as the server gave them. */
interface WithValue {
  readonly value: number
}

/** Payload of each event by its name (rule EVENT-1). */
export interface EventPayloads {
  page_load: {readonly page: string}
  view_item: WithItem
  view_item_list: WithItems & WithList
  select_item: WithItem & WithList
  search: {readonly query: string; readonly total: number}
  add_to_cart: WithItems
  remove_from_cart: WithItems
  view_cart: WithItems & WithValue
  begin_checkout: WithItems & WithValue
  checkout_step: {
    readonly stepName: string
    /** From 1. */
    readonly stepNumber: number
    readonly basketId: string
  }
  add_payment_info: WithItems & WithValue & {readonly method: string}
  purchase: WithItems &
    WithValue & {
      readonly orderNo: string
      readonly tax?: number
      readonly shipping?: number
      readonly coupon?: string
      /** Leaves the browser as a hash only. */
      readonly email?: string
    }
  begin_refund: {readonly orderNo: string}
  refund: {readonly orderNo: string; readonly value?: number}
  add_to_wishlist: WithItems
  remove_from_wishlist: WithItems
  view_wishlist: WithItems
  notify_me: WithItem
  /** The text itself is the shopper's own and is not told. */
  engraving: WithItem & {readonly step: 'open' | 'preview' | 'add'; readonly font?: string}
  compare: WithItems
  share: WithItem & {readonly method: string}
  quick_view: WithItem
  write_review: WithItem & {readonly rating: number}
  review_feedback: {
    readonly contentType: string
    readonly contentId: string
    readonly vote: 'Positive' | 'Negative' | 'Inappropriate'
  }
  select_social_post: WithItem & {readonly postId: string}
  store_search: {readonly found: number}
  country_selector: {readonly site: string; readonly locale: string}
}

export type EventName = keyof EventPayloads

/** Something that happened in the shop. */
export type ShopEvent = {
  [Name in EventName]: {readonly type: Name} & EventPayloads[Name]
}[EventName]

/** Where it happened. */
export interface EventContext {
  readonly siteId: string
  /** Such as `de-DE`. */
  readonly locale: string
  /** ISO 4217; null on the content-only site. */
  readonly currency: string | null
  /** Path of the page, without host and query. */
  readonly path: string
  /** Commerce organization, from which the personalisation service names its sites. */
  readonly organizationId: string
  /** Of the site; missing or null where it has none. */
  readonly tagManager?: SiteConfig['services']['tagManager']
}

/** An event that waits to be told. */
export interface TrackedEvent {
  readonly event: ShopEvent
  readonly context: EventContext
  /** Epoch milliseconds. */
  readonly at: number
}

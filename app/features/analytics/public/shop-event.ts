import type {SiteConfig} from '@config/schema'

/** A product in an event. Money is in major units, as in SCAPI. */
export interface EventItem {
  /** Id of the master of the variants, or of the product itself. */
  readonly id: string
  readonly name: string
  /** Id of the selected variant. */
  readonly sku?: string
  /** Names of the selected values, such as `Spruce green`. */
  readonly variant?: string
  readonly brand?: string
  /** Ids of the categories from the top down; at most five are sent. */
  readonly categories?: readonly string[]
  /** Price of one unit; absent on the content-only site. */
  readonly price?: number
  /** Quantity in units; 1 when absent. */
  readonly quantity?: number
  /** Position in a list, counted from 0. */
  readonly index?: number
}

/** The source of a list of products. */
export type EventList =
  | {readonly kind: 'category'; readonly categoryId: string; readonly name: string}
  | {readonly kind: 'search'; readonly query: string}
  | {
      readonly kind: 'recommendations'
      readonly recommender: string
      /** Id of the recommender's response. */
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

/** Sum of a basket or an order in major units, as the server returned it. */
interface WithValue {
  readonly value: number
}

/** Content that promotes something: a picture or text of the content team with a link. */
export interface EventPromotion {
  /** Id of the promotion that stays the same in every language. */
  readonly id: string
  /** Title as the shopper reads it. */
  readonly name: string
  /** Place on the page, such as `home-hero`. */
  readonly slot: string
  /** Position in its place, counted from 0. */
  readonly index?: number
}

interface WithPromotion {
  readonly promotion: EventPromotion
}

/** How a customer signed in or opened an account. */
export type SignInMethod = 'password' | 'passkey' | 'code' | 'social'

/** Payload of each event by its name (rule EVENT-1); docs/guides/events.md says where each one occurs. */
export interface EventPayloads {
  page_load: {readonly page: string}
  view_item: WithItem
  view_item_list: WithItems & WithList
  select_item: WithItem & WithList
  view_promotion: WithPromotion
  select_promotion: WithPromotion
  search: {readonly query: string; readonly total: number}
  add_to_cart: WithItems
  remove_from_cart: WithItems
  view_cart: WithItems & WithValue
  begin_checkout: WithItems & WithValue
  checkout_step: {
    readonly stepName: string
    /** Step number, counted from 1. */
    readonly stepNumber: number
    readonly basketId: string
  }
  add_shipping_info: WithItems &
    WithValue & {
      /** Ids of the delivery methods, in the order of the deliveries and separated by commas. */
      readonly method: string
    }
  add_payment_info: WithItems & WithValue & {readonly method: string}
  purchase: WithItems &
    WithValue & {
      readonly orderNo: string
      readonly tax?: number
      readonly shipping?: number
      readonly coupon?: string
      /** Email address; it leaves the browser only as a hash. */
      readonly email?: string
    }
  begin_refund: {readonly orderNo: string}
  refund: {readonly orderNo: string; readonly value?: number}
  add_to_wishlist: WithItems
  remove_from_wishlist: WithItems
  view_wishlist: WithItems
  notify_me: WithItem
  /** The engraved text is personal data of the shopper and is not sent. */
  engraving: WithItem & {readonly step: 'open' | 'preview' | 'add'; readonly font?: string}
  compare: WithItems
  share: WithItem & {readonly method: string}
  quick_view: WithItem
  /** The shop as an app: the hint is shown or answered, or the browser has installed it. */
  install_app: {readonly step: 'offered' | 'accepted' | 'dismissed' | 'installed'}
  write_review: WithItem & {readonly rating: number}
  review_feedback: {
    readonly contentType: string
    readonly contentId: string
    readonly vote: 'Positive' | 'Negative' | 'Inappropriate'
  }
  select_social_post: WithItem & {readonly postId: string}
  store_search: {readonly found: number}
  login: {readonly method: SignInMethod}
  sign_up: {readonly method: SignInMethod}
  country_selector: {readonly site: string; readonly locale: string}
  /** The visitor saw a part of a page that an experiment changes (rule EXP-6). */
  view_experiment: {readonly experiment: string; readonly variant: string}
}

export type EventName = keyof EventPayloads

/** An event in the shop. */
export type ShopEvent = {
  [Name in EventName]: {readonly type: Name} & EventPayloads[Name]
}[EventName]

/** The context in which an event occurred. */
export interface EventContext {
  readonly siteId: string
  /** Locale, such as `de-DE`. */
  readonly locale: string
  /** Currency code, ISO 4217; null on the content-only site. */
  readonly currency: string | null
  /** Path of the page, without host and query. */
  readonly path: string
  /** Commerce organization; the personalisation service derives its site names from it. */
  readonly organizationId: string
  /** Tag manager of the site; missing or null where it has none. */
  readonly tagManager?: SiteConfig['services']['tagManager']
}

/** An event that waits to be sent. */
export interface TrackedEvent {
  readonly event: ShopEvent
  readonly context: EventContext
  /** Time of the event in epoch milliseconds. */
  readonly at: number
}

/**
 * Attribute of an element that shows a promotion whose heading is its name and whose picture is its id: the place on the
 * page. Components in the first scripts of a page set it, because it needs no code.
 */
export const SLOT_ATTRIBUTE = 'data-promotion-slot'

/** Attribute of an element that shows a promotion. */
export const PROMOTION_ATTRIBUTE = 'data-promotion'

/**
 * Props of the element that shows a promotion; `watchPromotions` tracks it, so that the first scripts of a page have no
 * code of it.
 */
export const promotionProps = (promotion: EventPromotion) => ({
  [PROMOTION_ATTRIBUTE]: JSON.stringify(promotion),
})

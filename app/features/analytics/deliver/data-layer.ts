import {emailHash} from '@app/shared/lib/email-hash'
import type {
  EventItem,
  EventList,
  EventPromotion,
  ShopEvent,
  TrackedEvent,
} from '../public/shop-event'

/** An entry in the tag manager's queue. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

/** Category levels of a product in the tag manager. */
const CATEGORY_FIELDS = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
]

interface ListNames {
  readonly item_list_id: string
  readonly item_list_name: string
}

/** Id and name of a list; lists of recommendations are distinguished by their recommender. */
export function listNames(list: EventList): ListNames {
  switch (list.kind) {
    case 'category':
      return {item_list_id: `category:${list.categoryId}`, item_list_name: list.name}
    case 'search':
      return {item_list_id: 'search', item_list_name: `Search: ${list.query}`}
    case 'recommendations':
      return {
        item_list_id: `recommendations:${list.recommender}`,
        item_list_name: list.recommender,
      }
    case 'row':
      return {item_list_id: list.id, item_list_name: list.id}
  }
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions()
    .maximumFractionDigits ?? 2

/** Sum of the items in major units, calculated in minor units. */
export function valueOf(items: readonly EventItem[], currency: string): number {
  const factor = 10 ** digitsOf(currency)
  const minor = items.reduce(
    (sum, {price = 0, quantity = 1}) => sum + Math.round(price * factor) * quantity,
    0,
  )
  return minor / factor
}

function itemEntry(item: EventItem, list: ListNames | undefined): DataLayerEntry {
  const categories = (item.categories ?? []).slice(0, CATEGORY_FIELDS.length)
  return {
    item_id: item.sku ?? item.id,
    item_group_id: item.id,
    item_name: item.name,
    ...(item.brand && {item_brand: item.brand}),
    ...(item.variant && {item_variant: item.variant}),
    ...Object.fromEntries(categories.map((id, index) => [CATEGORY_FIELDS[index], id])),
    ...(item.price !== undefined && {price: item.price}),
    quantity: item.quantity ?? 1,
    ...(item.index !== undefined && {index: item.index}),
    ...list,
  }
}

/** The sum that the server returned for an event; other sums are calculated from the items. */
function givenValue(event: ShopEvent): number | undefined {
  return 'value' in event ? event.value : undefined
}

function itemsOf(event: ShopEvent): readonly EventItem[] | undefined {
  if ('items' in event) return event.items
  return 'item' in event ? [event.item] : undefined
}

/** Events of product lists have no sum: the products are only viewed. */
const withoutValue = (event: ShopEvent): boolean =>
  event.type === 'view_item_list' || event.type === 'select_item'

/** A promotion in the tag manager's names. */
const promotionEntry = ({id, name, slot, index}: EventPromotion): DataLayerEntry => ({
  promotion_id: id,
  promotion_name: name,
  creative_slot: slot,
  ...(index !== undefined && {index}),
})

function ecommerceOf(event: ShopEvent, currency: string | null): DataLayerEntry | undefined {
  if ('promotion' in event) return promotionEntry(event.promotion)
  const items = itemsOf(event)
  if (!items && !('orderNo' in event)) return undefined
  const list = 'list' in event ? listNames(event.list) : undefined
  const value = givenValue(event) ?? (currency && items ? valueOf(items, currency) : undefined)
  return {
    ...('orderNo' in event && {transaction_id: event.orderNo}),
    ...(currency && {currency}),
    ...(currency && value !== undefined && !withoutValue(event) && {value}),
    ...(event.type === 'purchase' && {
      ...(event.tax !== undefined && {tax: event.tax}),
      ...(event.shipping !== undefined && {shipping: event.shipping}),
      ...(event.coupon && {coupon: event.coupon}),
    }),
    ...(event.type === 'add_shipping_info' && {shipping_tier: event.method}),
    ...(event.type === 'add_payment_info' && {payment_type: event.method}),
    ...list,
    ...(items && {items: items.map((item) => itemEntry(item, list))}),
  }
}

/** The fields of an event other than its products. */
async function detailsOf(event: ShopEvent): Promise<DataLayerEntry> {
  switch (event.type) {
    case 'page_load':
      return {page_type: event.page}
    case 'search':
      return {search_term: event.query, search_results: event.total}
    case 'checkout_step':
      return {checkout_step: event.stepNumber, checkout_step_name: event.stepName}
    case 'purchase':
      return event.email ? {customer_email_sha256: await emailHash(event.email)} : {}
    case 'engraving':
      return {engraving_step: event.step, ...(event.font && {engraving_font: event.font})}
    case 'share':
    case 'login':
    case 'sign_up':
      return {method: event.method}
    case 'write_review':
      return {rating: event.rating}
    case 'review_feedback':
      return {content_type: event.contentType, content_id: event.contentId, vote: event.vote}
    case 'select_social_post':
      return {post_id: event.postId}
    case 'install_app':
      return {install_step: event.step}
    case 'store_search':
      return {stores_found: event.found}
    case 'country_selector':
      return {target_site: event.site, target_locale: event.locale}
    case 'view_experiment':
      return {experiment_id: event.experiment, experiment_variant: event.variant}
    default:
      return {}
  }
}

/**
 * Entries of the tag manager's queue for one event. The products of an earlier event are cleared first,
 * so that they are not merged into this one.
 */
export async function dataLayerEntries(tracked: TrackedEvent): Promise<DataLayerEntry[]> {
  const {event, context} = tracked
  const ecommerce = ecommerceOf(event, context.currency)
  const entry = {
    event: event.type,
    site: context.siteId,
    locale: context.locale,
    page_path: context.path,
    event_time: tracked.at,
    ...(await detailsOf(event)),
    ...(ecommerce && {ecommerce}),
  }
  return ecommerce ? [{ecommerce: null}, entry] : [entry]
}

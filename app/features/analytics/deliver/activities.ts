import type {EventItem, EventList, ShopEvent} from '../public/shop-event'

/** A call of the personalisation service (rule EVENT-4): activity name in the path, and the body. */
export interface Activity {
  readonly name: string
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * A product in the format of the personalisation service: the master, and the variant if there is one.
 */
const detail = ({id, sku, price}: EventItem) => ({
  id,
  ...(price !== undefined && {price}),
  ...(sku && sku !== id && {sku}),
})

/** A product of a list, in the format of the personalisation service. */
const hit = ({id, sku = id}: EventItem) => ({id, sku, altId: '', altIdType: ''})

const line = (item: EventItem) => ({...detail(item), quantity: item.quantity ?? 1})

function viewOf(list: EventList, items: readonly EventItem[]): Activity | null {
  switch (list.kind) {
    case 'category':
      return {
        name: 'viewCategory',
        body: {category: {id: list.categoryId}, products: items.map(hit), showProducts: true},
      }
    case 'search':
      return {
        name: 'viewSearch',
        body: {searchText: list.query, products: items.map(hit), showProducts: true},
      }
    case 'recommendations':
      return {
        name: 'viewReco',
        body: {
          recommenderName: list.recommender,
          __recoUUID: list.recoUUID,
          products: items.map(({id}) => ({id})),
        },
      }
    case 'row':
      return null
  }
}

function clickOf(list: EventList, item: EventItem): Activity | null {
  switch (list.kind) {
    case 'category':
      return {name: 'clickCategory', body: {category: {id: list.categoryId}, product: hit(item)}}
    case 'search':
      return {name: 'clickSearch', body: {searchText: list.query, product: hit(item)}}
    case 'recommendations':
      return {
        name: 'clickReco',
        body: {
          recommenderName: list.recommender,
          __recoUUID: list.recoUUID,
          product: {id: item.id},
        },
      }
    case 'row':
      return null
  }
}

/** @returns null for an event that the service does not support */
export function activityOf(event: ShopEvent, path: string): Activity | null {
  switch (event.type) {
    case 'page_load':
      return {name: 'viewPage', body: {currentLocation: path}}
    case 'view_item':
      return {name: 'viewProduct', body: {product: detail(event.item)}}
    case 'view_item_list':
      return viewOf(event.list, event.items)
    case 'select_item':
      return clickOf(event.list, event.item)
    case 'add_to_cart':
      return {name: 'addToCart', body: {products: event.items.map(line)}}
    case 'begin_checkout':
      return {
        name: 'beginCheckout',
        body: {
          products: event.items.map(line),
          amount: event.value,
          checkoutType: 'traditional',
        },
      }
    case 'checkout_step': {
      const {stepName, stepNumber, basketId} = event
      return {
        name: 'checkoutStep',
        body: {stepName, stepNumber, basketId, checkoutType: 'traditional'},
      }
    }
    case 'purchase':
      return {
        name: 'finishCheckout',
        body: {orderId: event.orderNo, products: event.items.map(line), amount: event.value},
      }
    default:
      return null
  }
}

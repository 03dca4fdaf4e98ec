import {cutText} from '@common/cut-text'
import type {OrderStage} from '@app/features/order/public/order-care'
import type {MessageId} from '@app/shared/i18n/messages'

/** Name of an order's stage for its customer. */
export const orderState = (stage: OrderStage): MessageId => STATES[stage]

const STATES: Readonly<Record<OrderStage, MessageId>> = {
  created: 'orders.state.open',
  paid: 'orders.state.open',
  shipped: 'orders.state.shipped',
  delivered: 'orders.state.delivered',
  returned: 'orders.state.returned',
  cancelled: 'orders.state.cancelled',
  failed: 'orders.state.failed',
}

/** Filters of the list of orders, with their stages. */
export const ORDER_FILTERS = {
  open: ['created', 'paid'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  returned: ['returned'],
  cancelled: ['cancelled', 'failed'],
} as const satisfies Readonly<Record<string, readonly OrderStage[]>>
export type OrderFilter = keyof typeof ORDER_FILTERS

const isFilter = (text: string | null): text is OrderFilter =>
  text !== null && Object.hasOwn(ORDER_FILTERS, text)

/** Search, filter and page of the list; they are in the address, so that the back button returns to them. */
export interface OrderListView {
  readonly text: string
  readonly filter?: OrderFilter
  /** From 0. */
  readonly page: number
}

/** Longest search that the backend takes. */
export const SEARCH_LENGTH = 100

/** Reads the query of the address; nonsense is left out. */
export function readOrderList(search: string): OrderListView {
  const query = new URLSearchParams(search)
  const filter = query.get('state')
  const page = Number(query.get('page'))
  return {
    text: cutText(query.get('q') ?? '', SEARCH_LENGTH),
    ...(isFilter(filter) && {filter}),
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page - 1 : 0,
  }
}

/** The query of a view, with its question mark; empty for the first page without search and filter. */
export function writeOrderList({text, filter, page}: OrderListView): string {
  const query = new URLSearchParams({
    ...(text.trim() && {q: text.trim()}),
    ...(filter && {state: filter}),
    ...(page > 0 && {page: String(page + 1)}),
  }).toString()
  return query && `?${query}`
}

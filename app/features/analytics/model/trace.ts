import type {ShopEvent, TrackedEvent} from '../public/shop-event'

/** Milliseconds without activity after which a trace ends (rule EVENT-5). */
export const TRACE_IDLE_MS = 3_600_000

/** The stored state of one visit, for the tracking mutation. */
export interface TraceRecord {
  readonly traceId: string
  /** Sequence number of the last event, counted from 1. */
  readonly sequenceId: number
  /** Time of the last event in epoch milliseconds. */
  readonly at: number
  /** Whether the shopper was signed in. */
  readonly registered: boolean
}

interface TraceMoment {
  readonly now: number
  readonly registered: boolean
  readonly newId: () => string
}

/**
 * Returns the record after one more event. A new trace begins after an hour without an event, and when
 * a guest signs in (rule EVENT-5).
 */
export function nextTrace(
  known: TraceRecord | null,
  {now, registered, newId}: TraceMoment,
): TraceRecord {
  const goesOn =
    known !== null && now - known.at < TRACE_IDLE_MS && (known.registered || !registered)
  return goesOn
    ? {...known, sequenceId: known.sequenceId + 1, at: now, registered}
    : {traceId: newId(), sequenceId: 1, at: now, registered}
}

/** The events of a trace: a purchase from the first product on. */
const CATEGORIES: Partial<Record<ShopEvent['type'], 'cart' | 'checkout'>> = {
  add_to_cart: 'cart',
  remove_from_cart: 'cart',
  view_cart: 'cart',
  begin_checkout: 'checkout',
  checkout_step: 'checkout',
  add_shipping_info: 'checkout',
  add_payment_info: 'checkout',
  purchase: 'checkout',
}

/** The payload of the tracking mutation (rule EVENT-5). */
export interface TraceEntry {
  readonly traceId: string
  /** Time in ISO 8601 format. */
  readonly timestamp: string
  readonly sequenceId: number
  readonly category: 'cart' | 'checkout'
  readonly event: string
  readonly context: Readonly<Record<string, string>>
  readonly categoryContext: Readonly<Record<string, unknown>>
}

/** The event data for its category, without personal data. */
function categoryContextOf(event: ShopEvent): TraceEntry['categoryContext'] {
  const items = 'items' in event ? event.items : []
  return {
    ...(items.length > 0 && {
      products: items.map(({id, sku = id, quantity = 1}) => ({productId: sku, quantity})),
    }),
    ...('value' in event && {value: event.value}),
    ...('basketId' in event && {basketId: event.basketId}),
    ...('stepName' in event && {stepName: event.stepName, stepNumber: event.stepNumber}),
    ...('orderNo' in event && {orderNo: event.orderNo}),
  }
}

/** Whether an event belongs to a trace. */
export const isTraced = ({type}: ShopEvent): boolean => CATEGORIES[type] !== undefined

/** @returns null for an event that belongs to no trace */
export function traceEntry(
  {event, context, at}: TrackedEvent,
  {traceId, sequenceId}: TraceRecord,
): TraceEntry | null {
  const category = CATEGORIES[event.type]
  if (!category) return null
  const {siteId, locale, currency, path} = context
  return {
    traceId,
    timestamp: new Date(at).toISOString(),
    sequenceId,
    category,
    event: event.type,
    context: {siteId, locale, path, ...(currency && {currency})},
    categoryContext: categoryContextOf(event),
  }
}

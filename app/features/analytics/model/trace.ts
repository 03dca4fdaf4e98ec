import type {ShopEvent, TrackedEvent} from './shop-event'

/** Milliseconds without activity after which a trace is over (rule EVENT-5). */
export const TRACE_IDLE_MS = 3_600_000

/** One visit as the tracking mutation knows it. */
export interface TraceRecord {
  readonly traceId: string
  /** Of the last event, from 1. */
  readonly sequenceId: number
  /** Epoch milliseconds of the last event. */
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
 * The record after one more event. A new trace begins after an hour without one, and when a guest signs
 * in (rule EVENT-5).
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

/** The events that a trace is made of: a purchase from the first product on. */
const CATEGORIES: Partial<Record<ShopEvent['type'], 'cart' | 'checkout'>> = {
  add_to_cart: 'cart',
  remove_from_cart: 'cart',
  view_cart: 'cart',
  begin_checkout: 'checkout',
  checkout_step: 'checkout',
  add_payment_info: 'checkout',
  purchase: 'checkout',
}

/** What the tracking mutation is told (rule EVENT-5). */
export interface TraceEntry {
  readonly traceId: string
  /** ISO 8601. */
  readonly timestamp: string
  readonly sequenceId: number
  readonly category: 'cart' | 'checkout'
  readonly event: string
  readonly context: Readonly<Record<string, string>>
  readonly categoryContext: Readonly<Record<string, unknown>>
}

/** What belongs to the category of an event; nothing that says who somebody is. */
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

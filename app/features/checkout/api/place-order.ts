import {faultFromThrown, type ApiFault} from '@common/fault'
import {within} from '@app/shared/lib/within'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  forgetPending,
  rememberPending,
  type PendingOrder,
} from '@app/features/basket/public/pending-order'
import {ORDER_TIMING, type OrderTiming} from '../model/order-timing'
import {placedOrderOf, type OcapiPlacedOrder, type PlacedOrder} from '../model/placed-order'

/** The outcome of an order after it was sent, as far as it is known. */
export type OrderPlacement =
  | {readonly status: 'placed'; readonly order: PlacedOrder}
  | {readonly status: 'refused'; readonly fault: ApiFault}
  /** The order may exist; it stays in storage until `settleOrder` has determined the outcome. */
  | {readonly status: 'unknown'; readonly pending: PendingOrder}

/** `answered`: the backend finished, but returned no readable order; `late`: no answer was received. */
type Answer = ApiFault | PlacedOrder | 'answered' | 'late'

/** Order requests in progress, by basket id: a second click waits for the answer to the first one. */
const underWay = new Map<string, Promise<OrderPlacement>>()

/** Statuses with which a proxy reports that it stopped waiting for the backend. */
const STILL_RUNNING: ReadonlySet<number> = new Set([408, 502, 504])

/** True when the backend itself reports the fault; the response of a proxy has no fault document. */
const isNamed = ({type, status}: ApiFault): boolean =>
  type !== '' && !type.startsWith('http-') && status >= 400 && !STILL_RUNNING.has(status)

/**
 * Only a fault that the backend reports with a 4xx status is a refusal. A missing basket is not a
 * refusal: an order from the same basket removes it.
 */
const isRefusal = (fault: ApiFault): boolean =>
  isNamed(fault) && fault.status < 500 && fault.type !== 'basket-not-found'

async function post({api}: Shop, basketId: string, signal: AbortSignal): Promise<Answer> {
  try {
    const order = await api.ocapi<OcapiPlacedOrder | undefined>('/orders', {
      method: 'POST',
      query: {token: basketId},
      body: {basket_id: basketId},
      signal,
    })
    return placedOrderOf(order) ?? 'answered'
  } catch (error) {
    const fault = faultFromThrown(error)
    return fault.type === 'unreadable-answer' ? 'answered' : fault
  }
}

async function send(shop: Shop, token: string, timing: OrderTiming): Promise<OrderPlacement> {
  const siteId = shop.site.id
  const sent = {token, overAt: Date.now() + timing.runMs}
  rememberPending(siteId, sent)
  const answer = await within<Answer, 'late'>(
    timing.answerMs,
    (signal) => post(shop, token, signal),
    'late',
  )
  if (typeof answer === 'object' && 'orderNo' in answer) {
    // The order stays in storage until its confirmation opens: a reload continues with it.
    return {status: 'placed', order: answer}
  }
  if (typeof answer === 'object' && isRefusal(answer)) {
    forgetPending(siteId)
    return {status: 'refused', fault: answer}
  }
  const hasEnded = typeof answer === 'object' ? isNamed(answer) : answer === 'answered'
  const pending = hasEnded ? {token, overAt: Date.now() + timing.visibleMs} : sent
  rememberPending(siteId, pending)
  return {status: 'unknown', pending}
}

/**
 * Orders the basket (`POST orders?token={basketId}`), only once even if it is called repeatedly. The
 * order is stored in the browser from before it is sent until its outcome is known.
 */
export function placeOrder(
  shop: Shop,
  basketId: string,
  timing: OrderTiming = ORDER_TIMING,
): Promise<OrderPlacement> {
  const known = underWay.get(basketId)
  if (known) return known
  const placement = send(shop, basketId, timing).finally(() => underWay.delete(basketId))
  underWay.set(basketId, placement)
  return placement
}

import {within} from '@app/shared/lib/within'
import type {Shop} from '@app/shared/lib/shop-context'
import {findOrderNumber} from '../public/find-order-number'
import type {PendingOrder} from '@app/features/basket/public/pending-order'
import {ORDER_TIMING, type OrderTiming} from '../model/order-timing'

interface Settling {
  /** Whether the shopper still has the basket with this id. @throws ApiFault */
  readonly hasBasket: (basketId: string) => Promise<boolean>
  /** Whether the current shopper is not the one who sent the order, and so cannot read it. */
  readonly isAnothers?: () => boolean
  readonly signal: AbortSignal
  readonly timing?: Pick<OrderTiming, 'runMs' | 'lookUpMs' | 'pausesMs'>
}

/** Waits; ends early when the browser is online again or no caller waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener?.('online', end)
    signal.addEventListener('abort', end)
  })
}

type Found = 'order' | 'none' | 'unanswered'

const lookUp = (shop: Shop, token: string, signal: AbortSignal): Promise<Found> =>
  findOrderNumber(shop, token, signal).then(
    (orderNo) => (orderNo === null ? 'none' : 'order'),
    () => 'unanswered',
  )

/**
 * Looks an order up by its token until its outcome is known. A look-up without a result counts only
 * after the time at which the order can no longer be processed. If look-ups fail after that time, the
 * basket decides: a placed order removes its basket.
 * @returns whether there is an order; `unreadable` when another shopper sent it, undefined when the signal ended the wait
 */
export async function settleOrder(
  shop: Shop,
  {token, overAt}: PendingOrder,
  {hasBasket, isAnothers, signal, timing = ORDER_TIMING}: Settling,
): Promise<'placed' | 'notPlaced' | 'unreadable' | undefined> {
  const {pausesMs, runMs, lookUpMs} = timing
  // If the clock was set back in the meantime, the wait must not become longer.
  const until = Math.min(overAt, Date.now() + runMs)
  for (let round = 0; !signal.aborted; round += 1) {
    const isOver = Date.now() >= until
    const found = await within<Found, 'unanswered'>(
      lookUpMs,
      (visit) => lookUp(shop, token, visit),
      'unanswered',
    )
    if (found === 'order') return 'placed'
    // The look-up has opened the session of the current shopper.
    if (found === 'none' && isAnothers?.()) return 'unreadable'
    if (isOver && found === 'none') return 'notPlaced'
    // A basket that cannot be read in time, or at all, does not decide the outcome.
    const basketRemains = () => hasBasket(token).catch(() => false)
    if (isOver && (await within(lookUpMs, basketRemains, false))) return 'notPlaced'
    await pause(pausesMs[Math.min(round, pausesMs.length - 1)] ?? 0, signal)
  }
  return undefined
}

import {isSigningIn} from '@app/features/session/public/post-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import type {BasketContext} from '@app/features/basket/public/basket'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import type {Change} from '@app/features/offline-changes/public/keep-change'
import {
  dropChange,
  markTried,
  ownerNow,
  storedRecord,
} from '@app/features/offline-changes/public/shopper-record'
import {changeWish, loadWishes} from '@app/features/wishlist/public/change-wishes'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {alone} from '@app/shared/lib/alone'
import type {Outcome} from '../model/outcome'
import {sendLine} from './send-line'

/** Types of faults without status that say nothing about the change itself. */
const UNDECIDED = ['customer-changed', 'session-ended']

/** Whether the backend may still make a change: it was not reached, failed, or asks to wait. */
const isUndecided = ({status, type}: ApiFault): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500 || UNDECIDED.includes(type)

const GONE = ['product-not-found', 'invalid-product-id', 'product-item-not-found']

/** @throws ApiFault (rejects) */
async function sendOne(context: BasketContext, change: Change): Promise<Outcome> {
  if (change.kind === 'line') return sendLine(context, change)
  const {productId, masterId, wanted} = change
  await changeWish(context, {productId, ...(masterId && {masterId})}, wanted)
  return {kind: 'kept'}
}

const outcomeOf = (fault: ApiFault): Outcome =>
  GONE.includes(fault.type) || fault.status === 404
    ? {kind: 'unavailable'}
    : {kind: 'refused', fault}

/** Reports of what became of the queue. */
export interface Tell {
  /** A change was made or refused. */
  readonly outcome: (change: Change, outcome: Outcome) => void
  /** Called at the end, if anything was sent. */
  readonly done: () => void
}

/** @returns false when something is left, to be sent later */
async function sendInOrder(context: BasketContext, tell: Tell): Promise<boolean> {
  const {site} = context.shop
  let isBasketRead = false
  let count = 0
  try {
    for (;;) {
      // Another shopper's queue is dropped where the session is followed.
      const record = await storedRecord(site.id)
      const [change] = record?.changes ?? []
      if (!record || !change) break
      if (isSigningIn()) return false
      const customerId = await loadCustomerId()
      const isOwn =
        [ownerNow(site.id), ''].includes(record.owner) &&
        [customerId, undefined].includes(record.customerId)
      if (!isOwn) return true
      if (change.kind === 'line' && !isBasketRead) await refreshBasket(context)
      isBasketRead ||= change.kind === 'line'
      await markTried(site.id, change)
      const outcome = await sendOne(context, change).catch((error: unknown) => {
        const fault = faultFromThrown(error)
        if (isUndecided(fault)) throw fault
        return outcomeOf(fault)
      })
      await dropChange(site.id, change)
      // The list still shows a wish that was refused.
      if (change.kind === 'wish' && outcome.kind !== 'kept') await loadWishes(context)
      count += 1
      tell.outcome(change, outcome)
    }
  } catch {
    // Calls that fail are logged by the client that made them.
    return false
  } finally {
    if (count > 0) tell.done()
  }
  return true
}

/** The tab itself sends once at a time, in browsers without Web Locks too. */
let running: Promise<boolean> | undefined

/**
 * Sends the queue in order, each change once, by one tab of the browser (rule DEVICE-4): quantities are absolute, and a
 * wish is added only where it is absent, so that a lost answer does no harm.
 * @returns false when something is left, to be sent later
 */
export function sendChanges(context: BasketContext, tell: Tell): Promise<boolean> {
  running ??= alone(`offline-changes-${context.shop.site.id}`, () =>
    sendInOrder(context, tell),
  ).finally(() => {
    running = undefined
  })
  return running
}

import {isSigningIn} from '@app/features/session/public/post-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import type {BasketContext} from '@app/features/basket/public/basket'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {nextChange, type Change} from '@app/features/offline-changes/public/keep-change'
import {
  dropChange,
  dropRefused,
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
  const {productId, masterId, wanted: wished} = change
  await changeWish(context, {productId, ...(masterId && {masterId})}, wished)
  return {kind: 'applied'}
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

/** Services that fail for themselves: what the others have to do does not wait for them. */
const isOfService = ({status}: ApiFault): boolean => status === 429 || status >= 500

/** The queue, if it belongs to the shopper of this tab; another shopper's is dropped where the session is followed. */
async function ownChanges(siteId: string): Promise<readonly Change[]> {
  const record = await storedRecord(siteId)
  if (!record || record.changes.length === 0) return []
  const customerId = await loadCustomerId()
  const isOwn =
    [ownerNow(siteId), ''].includes(record.owner) &&
    [customerId, undefined].includes(record.customerId)
  return isOwn ? record.changes : []
}

/** @throws ApiFault (rejects) when the backend does not decide */
async function sendAndDrop(context: BasketContext, change: Change): Promise<Outcome> {
  const {site} = context.shop
  await markTried(site.id, change)
  const outcome = await sendOne(context, change).catch((error: unknown) => {
    const fault = faultFromThrown(error)
    if (isUndecided(fault)) throw fault
    return outcomeOf(fault)
  })
  if (change.kind === 'line' || outcome.kind === 'applied') await dropChange(site.id, change)
  else {
    await dropRefused(site.id, change)
    // The list still shows the wish; the refusal is told, also when the list cannot be read now.
    await loadWishes(context).catch(() => undefined)
  }
  return outcome
}

/** @returns false when something is left, to be sent later */
async function sendInOrder(context: BasketContext, tell: Tell): Promise<boolean> {
  const failing = new Set<Change['kind']>()
  let isBasketRead = false
  let count = 0
  try {
    for (;;) {
      const changes = await ownChanges(context.shop.site.id)
      const change = nextChange(changes, failing)
      if (!change) return changes.length === 0
      if (isSigningIn()) return false
      try {
        if (change.kind === 'line' && !isBasketRead) await refreshBasket(context)
        isBasketRead ||= change.kind === 'line'
        tell.outcome(change, await sendAndDrop(context, change))
        count += 1
      } catch (error) {
        if (!isOfService(faultFromThrown(error))) throw error
        failing.add(change.kind)
      }
    }
  } catch {
    // Calls that fail are logged by the client that made them.
    return false
  } finally {
    if (count > 0) tell.done()
  }
}

/** The tab itself sends once at a time, in browsers without Web Locks too. */
let running: Promise<boolean> | undefined

/**
 * Sends the queue in order, each change once, by one tab of the browser (rule DEVICE-4): quantities are absolute, and a
 * wish is added only where it is absent, so that a lost answer does no harm. A wish list that fails does not hold up the
 * cart, nor the other way round.
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

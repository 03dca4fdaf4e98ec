import type {Query, QueryClient} from '@tanstack/react-query'
import {
  currentCustomerId,
  publishSession,
  type SessionKind,
} from '@app/features/session/public/shopper-client'
import {
  forgetShopper,
  ownerNow,
  storedRecord,
  updateRecord,
  type StoredRead,
} from '@app/features/offline-changes/public/shopper-record'
import {pendingChanges, publishPending} from '@app/features/offline-changes/public/pending-changes'
import {clearViewed} from '@app/features/recommendations/public/recent-store'
import {loadWishes, showPendingWishes} from '@app/features/wishlist/public/change-wishes'
import {currentWishes} from '@app/features/wishlist/public/wishes'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import type {Shop} from '@app/shared/lib/shop-context'
import {whenIdle} from '@app/shared/lib/when-idle'
import {answerFor, storedRead, withReads, type Keeper} from './model/stored-reads'

/** The shop and the cache whose answers are kept. */
export interface Surroundings {
  readonly shop: Shop
  readonly queryClient: QueryClient
}

interface Shopper {
  readonly customerId: string
  readonly kind: SessionKind | undefined
}

/** The shopper of this tab, with the mark that the session had: answers of one shopper are never stored as another's. */
let bound: (Shopper & {readonly owner: string}) | undefined

/**
 * Deletes what is kept of another shopper than the present one (rule DEVICE-2), and reads the queue.
 * @returns whether changes of the other shopper were dropped
 */
export async function claimRecord(siteId: string, shopper?: Shopper): Promise<boolean> {
  const owner = ownerNow(siteId)
  const stored = await storedRecord(siteId)
  const isOthers =
    stored !== undefined &&
    stored.owner !== '' &&
    (stored.owner !== owner ||
      (shopper !== undefined &&
        stored.customerId !== undefined &&
        stored.customerId !== shopper.customerId))
  bound = shopper && {...shopper, owner}
  if (isOthers) {
    // Products that a guest viewed stay at sign-in; those of a customer are deleted at the end of the session.
    if (stored.kind === 'registered') clearViewed(siteId)
    await forgetShopper(siteId)
    return stored.changes.length > 0
  }
  publishPending(stored?.changes ?? [])
  showPendingWishes()
  return false
}

/** The shopper of this tab as answers name it. */
export const keeperOf = ({shop}: Surroundings, viewed: readonly string[]): Keeper => ({
  siteId: shop.site.id,
  customerId: bound?.customerId ?? currentCustomerId(),
  viewed,
})

const readOf = ({queryKey, state}: Query): StoredRead => ({
  key: queryKey,
  data: state.data,
  at: state.dataUpdatedAt,
})

/** Keeps answers from now on, and those of the cache, when the browser is idle. @returns ends it */
export function keepReads(around: Surroundings, viewed: readonly string[]): () => void {
  const {shop, queryClient} = around
  const waiting = new Map<string, StoredRead>()
  let cancel: (() => void) | undefined
  const store = (): void => {
    cancel = undefined
    const shopper = bound
    const keeper = keeperOf(around, viewed)
    const reads = [...waiting.values()].flatMap((read) => storedRead(read, keeper) ?? [])
    waiting.clear()
    const isSame =
      shopper?.owner === ownerNow(shop.site.id) && shopper.customerId === currentCustomerId()
    if (!isSame) return
    void updateRecord(shop.site.id, (record) =>
      withReads(
        {
          ...record,
          customerId: shopper.customerId,
          ...(shopper.kind && {kind: shopper.kind}),
          // Without rows of products that the shopper has removed from the viewed ones.
          reads: record.reads.filter((read) => storedRead(read, keeper)),
        },
        reads,
        Date.now(),
      ),
    )
  }
  const note = (query: Query): void => {
    if (hasNoLine() || query.state.data === undefined) return
    if (!storedRead(readOf(query), keeperOf(around, viewed))) return
    waiting.set(query.queryHash, readOf(query))
    cancel ??= whenIdle(store)
  }
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(note)
  // Also without an answer: what is kept of removed products goes.
  cancel ??= whenIdle(store)
  const end = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  return () => {
    end()
    cancel?.()
  }
}

/** Names of the wishes that wait, by product id. */
const namesOfWishes = (): Record<string, string> =>
  Object.fromEntries(
    pendingChanges().flatMap((change) =>
      change.kind === 'wish' ? [[change.productId, change.name]] : [],
    ),
  )

/** The record, if it belongs to the shopper of this browser. */
async function ownRecord(siteId: string) {
  const record = await storedRecord(siteId)
  return record && record.owner === ownerNow(siteId) ? record : undefined
}

/** Fills the cache for a page that is opened without a connection; what the cache has stays. */
export async function seedCache({shop, queryClient}: Surroundings): Promise<void> {
  const record = await ownRecord(shop.site.id)
  if (!record || !hasNoLine()) return
  const reader = {currency: shop.currency, names: namesOfWishes()}
  for (const {key} of record.reads) {
    const stored = answerFor(record.reads, key, reader)
    if (stored && queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, stored.data, {updatedAt: stored.at})
  }
  const {customerId, kind} = record
  // The session begins with the next connection: until then pages know whose data they show.
  if (customerId !== undefined && currentCustomerId() === undefined)
    publishSession({customerId, kind})
  if (shop.site.features.wishlist && currentWishes() === undefined)
    await loadWishes({shop, queryClient}).catch(() => undefined)
}

/** Answers a read that failed without a connection. */
export async function seedQuery({shop, queryClient}: Surroundings, query: Query): Promise<void> {
  const record = await ownRecord(shop.site.id)
  const stored =
    record &&
    answerFor(record.reads, query.queryKey, {currency: shop.currency, names: namesOfWishes()})
  if (!stored || query.state.data !== undefined || !hasNoLine()) return
  queryClient.setQueryData(query.queryKey, stored.data, {updatedAt: stored.at})
}

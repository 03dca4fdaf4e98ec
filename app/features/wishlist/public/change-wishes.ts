import {currentCustomerId, loadCustomerId} from '@app/features/session/public/shopper-client'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {createSerialQueue} from '@app/shared/lib/serial-queue'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {
  addWish,
  addWishes,
  readWishes,
  removeWish,
  type BulkReport,
  type WishContext,
} from './wish-list'
import {pendingChanges} from '@app/features/offline-changes/public/pending-changes'
import {
  currentWishes,
  publishWishes,
  withoutWish,
  withWish,
  type Wish,
  type WishTarget,
} from './wishes'

const queue = createSerialQueue()
let underWay = 0

/** The list's owner; without a connection the shopper whom this device knows (rule DEVICE-1). */
const ownerOf = async (context: WishContext) => {
  const customerId = await loadCustomerId().catch((error: unknown) => {
    const known = hasNoLine() ? currentCustomerId() : undefined
    if (known === undefined) throw error
    return known
  })
  return {...context, customerId}
}

/** Publishes the backend's list with the changes that wait for a connection. */
function publish(wishes: readonly Wish[] | undefined): void {
  const shown = pendingChanges().reduce((list, change) => {
    if (change.kind !== 'wish') return list
    const {productId, masterId} = change
    const target = {productId, ...(masterId && {masterId})}
    return change.wanted ? withWish(list, target) : withoutWish(list, target)
  }, wishes ?? [])
  publishWishes(wishes || shown.length > 0 ? shown : undefined)
}

/** Shows the changes of the queue that was just read. */
export function showPendingWishes(): void {
  if (currentWishes() !== undefined) publish(currentWishes())
}

/** Publishes the list, after pending changes; it is read unless the page has just done that. @throws ApiFault (rejects) */
export async function loadWishes(context: WishContext): Promise<void> {
  await queue(async () => {
    const wishes = await readWishes(await ownerOf(context), GENERAL_STALE_TIME_MS)
    if (underWay === 0) publish(wishes)
  })
}

/**
 * Adds or removes a product, one change after another. The optimistic state stays until the last change is
 * complete; after a failure the list of the backend is shown.
 * @throws ApiFault (rejects)
 */
export async function changeWish(
  context: WishContext,
  target: WishTarget,
  wished: boolean,
): Promise<void> {
  underWay += 1
  try {
    await queue(async () => {
      const owner = await ownerOf(context)
      try {
        const wishes = await (wished ? addWish : removeWish)(owner, target)
        if (underWay === 1) publish(wishes)
      } catch (error) {
        publish(await readWishes(owner).catch(() => undefined))
        throw error
      }
    })
  } finally {
    underWay -= 1
  }
}

/**
 * Adds products at once, after pending changes.
 * @throws ApiFault (rejects) when the list cannot be read or created, and Error without products
 */
export async function addAllWishes(
  context: WishContext,
  targets: readonly WishTarget[],
): Promise<BulkReport> {
  return queue(async () => {
    const report = await addWishes(await ownerOf(context), targets)
    if (underWay === 0) publish(report.wishes)
    return report
  })
}

/**
 * Adds what is absent from the list of the customer who has just signed in.
 * @returns whether anything was added
 * @throws ApiFault (rejects)
 */
export async function moveWishes(
  context: WishContext,
  wishes: readonly WishTarget[],
): Promise<boolean> {
  if (wishes.length === 0) return false
  const targets = wishes.map(({productId, masterId}) => ({productId, ...(masterId && {masterId})}))
  const {added} = await addAllWishes(context, targets)
  return added.length > 0
}

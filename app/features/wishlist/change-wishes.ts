import {customerIdOf} from '@app/features/session/model/access-token'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import {createSerialQueue} from '@app/shared/lib/serial-queue'
import type {Shop} from '@app/shared/lib/shop-context'
import {addWish, addWishes, readWishes, removeWish, type BulkReport} from './api/wish-list'
import type {WishTarget} from './model/wish'
import {publishWishes} from './model/wishlist-store'

const queue = createSerialQueue()
let underWay = 0

async function ownerOf(shop: Shop) {
  const token = await (await loadCommerce()).accessToken(false)
  return {shop, customerId: customerIdOf(token)}
}

/** Reads the list, after pending changes. @throws ApiFault (rejects) */
export async function loadWishes(shop: Shop): Promise<void> {
  await queue(async () => {
    const wishes = await readWishes(await ownerOf(shop))
    if (underWay === 0) publishWishes(wishes)
  })
}

/**
 * Adds or removes a product, one change after another. The optimistic state stays until the last change is
 * complete; after a failure the list of the backend is shown.
 * @throws ApiFault (rejects)
 */
export async function changeWish(shop: Shop, target: WishTarget, wanted: boolean): Promise<void> {
  underWay += 1
  try {
    await queue(async () => {
      const owner = await ownerOf(shop)
      try {
        const wishes = await (wanted ? addWish : removeWish)(owner, target)
        if (underWay === 1) publishWishes(wishes)
      } catch (error) {
        publishWishes(await readWishes(owner).catch(() => undefined))
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
  shop: Shop,
  targets: readonly WishTarget[],
): Promise<BulkReport> {
  return queue(async () => {
    const report = await addWishes(await ownerOf(shop), targets)
    if (underWay === 0) publishWishes(report.wishes)
    return report
  })
}

/**
 * Adds what is absent from the list of the customer who has just signed in.
 * @returns whether anything was added
 * @throws ApiFault (rejects)
 */
export async function moveWishes(shop: Shop, wishes: readonly WishTarget[]): Promise<boolean> {
  if (wishes.length === 0) return false
  const targets = wishes.map(({productId, masterId}) => ({productId, ...(masterId && {masterId})}))
  const {added} = await addAllWishes(shop, targets)
  return added.length > 0
}

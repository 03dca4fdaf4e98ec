import {customerIdOf} from '@app/features/session/model/access-token'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import {createSerialQueue} from '@app/features/session/model/serial-queue'
import type {Shop} from '@app/shared/lib/shop-context'
import {addWish, readWishes, removeWish} from './api/wish-list'
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

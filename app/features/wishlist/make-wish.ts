import type {EventItem, ShopEvent} from '@app/features/analytics/public/shop-event'
import {faultMessage} from '@app/features/faults/public/fault-message'
import {faultFromThrown} from '@common/fault'
import type {Translate} from '@app/shared/i18n/messages'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {keepChange, mustWaitForWish} from '@app/features/offline-changes/public/keep-change'
import {showToast} from '@app/shared/ui/toast'
import type {WishContext} from './public/wish-list'
import {changeWish} from './public/change-wishes'
import {type WishTarget, showWish} from './public/wishes'

interface WishChange {
  readonly target: WishTarget
  /** Event and toast data of the product. */
  readonly item: EventItem
  /** True to add the product to the list, false to remove it. */
  readonly wished: boolean
}

interface Surroundings extends WishContext {
  readonly t: Translate
  readonly track: (event: ShopEvent) => void
  readonly openList: () => void
}

/** Keeps a change until there is a connection; an answer that failed may have shown another list. */
function keepWish({target, item: {name}, wished}: WishChange, {shop}: Surroundings): void {
  keepChange(shop.site.id, {kind: 'wish', ...target, name, wanted: wished})
  showWish(target, wished)
}

/**
 * Sends a change that is already shown, tracks it, and shows a toast; that of a removal has an undo button. Without a
 * connection the change waits (rule DEVICE-3).
 */
export async function makeWish(change: WishChange, around: Surroundings): Promise<void> {
  const {target, item, wished} = change
  const {t, track, openList} = around
  const waits = mustWaitForWish(target.productId)
  if (waits) keepWish(change, around)
  else {
    try {
      await changeWish(around, target, wished)
    } catch (error) {
      const fault = faultFromThrown(error)
      if (hasNoLine()) return makeWish(change, around)
      showToast({title: faultMessage(fault, t), status: 'error'})
      return
    }
    track({type: wished ? 'add_to_wishlist' : 'remove_from_wishlist', items: [item]})
  }
  const takeBack = () => {
    showWish(target, true)
    void makeWish({target, item, wished: true}, around)
  }
  showToast({
    title: t(wished ? 'wishlist.added' : 'wishlist.removed', {product: item.name}),
    ...(waits && {description: t('offline.queued')}),
    status: wished ? 'success' : 'info',
    action: wished
      ? {label: t('wishlist.view'), onClick: openList}
      : {label: t('wishlist.undo'), onClick: takeBack},
  })
}

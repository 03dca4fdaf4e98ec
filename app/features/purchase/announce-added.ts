import type {Translate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {addedUnits, missingUnits, type Added, type CartChange} from './public/added'
import {newChoice} from './public/bonus'
import {closeOverlay, currentOverlay, openOverlay} from './public/overlay-store'

/** Duration of a business customer's toast, milliseconds (rule FRAME-14). */
const BUSINESS_TOAST_MS = 8000

function toastAdded(t: Translate, requested: number, missing: number): void {
  const n = Math.max(0, requested - missing)
  const short = n < requested
  showToast({
    title: t('addToCart.business', {n}),
    ...(short && {description: t('addToCart.insufficient', {n, wanted: requested})}),
    status: short ? 'warning' : 'success',
    duration: BUSINESS_TOAST_MS,
  })
}

/** Whether the modal shows an addition that the backend has not answered. */
function showsWaiting(): boolean {
  const overlay = currentOverlay()
  return overlay?.kind === 'added' && overlay.added.basket === undefined
}

/** The modal was opened for an addition that the backend has not answered. */
let waiting = false

/** Opens the add-to-cart modal for an addition that the backend has not answered (rule BASKET-5). */
export function announceAdding(added: Added): void {
  waiting = true
  openOverlay({kind: 'added', added})
}

/** Closes the modal of an addition that was refused. */
export function withdrawAdding(): void {
  waiting = false
  if (showsWaiting()) closeOverlay()
}

/**
 * Announces an addition to the cart (rule BASKET-5): the add-to-cart modal, or a toast for business
 * customers, with a warning when fewer units were added than requested. Bonus products of the addition are
 * chosen first. A shopper who closed the modal before the answer sees a toast.
 */
export function announceAdded(
  added: Added,
  change: CartChange,
  {t, business}: {t: Translate; business: boolean},
): void {
  const choice = newChoice(change.before, change.basket)
  if (business) {
    toastAdded(t, addedUnits(added), missingUnits(change))
    if (choice) openOverlay({kind: 'bonus', choiceId: choice.id})
    return
  }
  const wasClosed = waiting && !showsWaiting()
  waiting = false
  if (wasClosed && !choice) {
    showToast({title: t('addToCart.title', {count: addedUnits(added)}), status: 'success'})
    return
  }
  openOverlay(choice ? {kind: 'bonus', choiceId: choice.id, added} : {kind: 'added', added})
}

import type {Translate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {missingUnits, type Added, type CartChange} from './model/added'
import {newChoice} from './model/bonus'
import {openOverlay} from './overlay-store'

/** How long a business customer's notice stays, milliseconds (rule FRAME-14). */
const BUSINESS_TOAST_MS = 8000

/** Loads with the announcement: the press that leads to it is likely. */
export function preloadModal(): void {
  void import('./components/OverlayHost')
  void import('./components/AddedDialog')
}

function toastAdded(t: Translate, wanted: number, missing: number): void {
  const n = Math.max(0, wanted - missing)
  const short = n < wanted
  showToast({
    title: t('addToCart.business', {n}),
    ...(short && {description: t('addToCart.insufficient', {n, wanted})}),
    status: short ? 'warning' : 'success',
    duration: BUSINESS_TOAST_MS,
  })
}

/**
 * Tells what has gone into the cart (rule BASKET-5): the add-to-cart modal, or a toast for business
 * customers, with a warning when there was less than asked for. A bonus that it earned is chosen first.
 */
export function announceAdded(
  added: Added,
  change: CartChange,
  {t, business}: {t: Translate; business: boolean},
): void {
  const choice = newChoice(change.before, change.basket)
  if (business) {
    toastAdded(t, added.quantity, missingUnits(change))
    if (choice) openOverlay({kind: 'bonus', choiceId: choice.id})
    return
  }
  openOverlay(choice ? {kind: 'bonus', choiceId: choice.id, added} : {kind: 'added', added})
}

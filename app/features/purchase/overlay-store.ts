import {createStore} from '@app/shared/lib/create-store'
import type {Added} from './model/added'

/** Dialogs of buying that lie over the page: one at a time. */
export type BuyingOverlay =
  | {readonly kind: 'added'; readonly added: Added}
  /** Choice of bonus products; afterwards what was added is shown. */
  | {readonly kind: 'bonus'; readonly choiceId: string; readonly added?: Added}
  | {readonly kind: 'quickView'; readonly productId: string}

const current = createStore<BuyingOverlay | null>(null)
let opener: Element | null = null

/** Opens an overlay, in place of the one that is open. Browser only. */
export function openOverlay(overlay: BuyingOverlay): void {
  // Where the first of several was called from is where the focus goes back to.
  if (!current.get()) opener = document.activeElement
  current.set(overlay)
}

/** What is open. Browser only. */
export const currentOverlay = current.get

export const closeOverlay = (): void => current.set(null)

/**
 * Where the focus goes when an overlay closes: to what had it before, as long as that is on the page.
 * When another overlay takes its place the focus is that one's: a focus outside of it would close it.
 */
export function overlayOpener(): HTMLElement | null {
  if (current.get()) return document.body
  return opener instanceof HTMLElement && opener.isConnected ? opener : null
}

/** The open overlay; none on the server and at the first render. */
export const useOverlay = current.useValue

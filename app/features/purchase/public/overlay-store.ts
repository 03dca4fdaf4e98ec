import {createStore} from '@app/shared/lib/create-store'
import type {Added} from './added'

/** Purchase dialogs over the page: one at a time. */
export type PurchaseOverlay =
  | {readonly kind: 'added'; readonly added: Added}
  /** Choice of bonus products; afterwards the dialog of the addition is shown. */
  | {readonly kind: 'bonus'; readonly choiceId: string; readonly added?: Added}
  | {readonly kind: 'quickView'; readonly productId: string}

const current = createStore<PurchaseOverlay | null>(null)
let opener: Element | null = null

/** Opens an overlay and replaces the open one. Browser only. */
export function openOverlay(overlay: PurchaseOverlay): void {
  // In a sequence of overlays the focus returns to the element that opened the first one.
  if (!current.get()) opener = document.activeElement
  current.set(overlay)
}

/** The open overlay. Browser only. */
export const currentOverlay = current.get

export const closeOverlay = (): void => current.set(null)

/**
 * Element that receives the focus when an overlay closes: the one that had it before, if it is still on the
 * page. When another overlay replaces it, that overlay keeps the focus: a focus outside of it would close
 * it.
 */
export function overlayOpener(): HTMLElement | null {
  if (current.get()) return document.body
  return opener instanceof HTMLElement && opener.isConnected ? opener : null
}

/** The open overlay; null on the server and in the first render. */
export const useOverlay = current.useValue

/** Props of every purchase overlay. */
export interface PurchaseOverlayProps<Kind extends PurchaseOverlay['kind']> {
  readonly overlay: Extract<PurchaseOverlay, {kind: Kind}>
  readonly open: boolean
  readonly onClose: () => void
}

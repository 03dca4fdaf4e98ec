import {useSyncExternalStore} from 'react'
import type {Added} from './model/added'

/** What lies over the page while somebody buys: one at a time. */
export type BuyingOverlay =
  | {readonly kind: 'added'; readonly added: Added}
  /** Choice of bonus products; afterwards what was added is shown. */
  | {readonly kind: 'bonus'; readonly choiceId: string; readonly added?: Added}
  | {readonly kind: 'quickView'; readonly productId: string}

let current: BuyingOverlay | null = null
let opener: Element | null = null
const listeners = new Set<() => void>()

function publish(overlay: BuyingOverlay | null): void {
  current = overlay
  for (const listener of listeners) listener()
}

/** Opens an overlay, in place of the one that is open. Browser only. */
export function openOverlay(overlay: BuyingOverlay): void {
  // Where the first of several was called from is where the focus goes back to.
  if (!current) opener = document.activeElement
  publish(overlay)
}

/** What is open. Browser only. */
export const currentOverlay = (): BuyingOverlay | null => current

export function closeOverlay(): void {
  if (current) publish(null)
}

/**
 * Where the focus goes when an overlay closes: to what had it before, as long as that is on the page.
 * When another overlay takes its place the focus is that one's: a focus outside of it would close it.
 */
export function overlayOpener(): HTMLElement | null {
  if (current) return document.body
  return opener instanceof HTMLElement && opener.isConnected ? opener : null
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The open overlay; none on the server and at the first render. */
export function useOverlay(): BuyingOverlay | null {
  return useSyncExternalStore(subscribe, currentOverlay, () => null)
}

import {useSyncExternalStore} from 'react'
import {isWished, withoutWish, withWish, type Wish, type WishTarget} from './wish'

/** Undefined until the list was read. */
let wishes: readonly Wish[] | undefined
const listeners = new Set<() => void>()

/** Called whenever the list was read or changed. Browser only. */
export function publishWishes(next: readonly Wish[] | undefined): void {
  wishes = next
  for (const listener of listeners) listener()
}

/** Shows a change that is about to be made. */
export function showWish(target: WishTarget, wanted: boolean): void {
  const before = wishes ?? []
  publishWishes(wanted ? withWish(before, target) : withoutWish(before, target))
}

/** The list as it is known; undefined when it was not read yet. */
export const currentWishes = (): readonly Wish[] | undefined => wishes

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The list; undefined on the server, at the first render, and until it was read. */
export function useWishes(): readonly Wish[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => wishes,
    () => undefined,
  )
}

/** Whether a product is on the list; only who shows it renders again when that changes. */
export function useWished(target: WishTarget): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes !== undefined && isWished(wishes, target),
    () => false,
  )
}

/** Whether there is anything on the list. */
export function useHasWishes(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes !== undefined && wishes.length > 0,
    () => false,
  )
}

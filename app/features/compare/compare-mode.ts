import {useSyncExternalStore} from 'react'

/** Something that is or is not, for all of the page; it is not on the server. */
function createFlag() {
  let on = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (wanted: boolean): void => {
      on = wanted
      for (const listener of listeners) listener()
    },
    useValue: (): boolean =>
      useSyncExternalStore(
        subscribe,
        () => on,
        () => false,
      ),
  }
}

/** Boxes lie on the tiles of a listing, because the shopper picks what to compare. */
export const choosingFlag = createFlag()

/** A product too many was just refused; the bar says why. */
export const refusedFlag = createFlag()

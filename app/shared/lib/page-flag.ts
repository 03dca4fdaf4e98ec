import {useSyncExternalStore} from 'react'

/** Something that is or is not, for all of a page; on the server and in the first render it is not. */
export interface PageFlag {
  readonly set: (wanted: boolean) => void
  readonly useValue: () => boolean
}

export function createPageFlag(): PageFlag {
  let on = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (wanted) => {
      on = wanted
      for (const listener of listeners) listener()
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => on,
        () => false,
      ),
  }
}

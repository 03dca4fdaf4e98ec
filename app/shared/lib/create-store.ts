import {useSyncExternalStore} from 'react'

type Listener = () => void

/** A set of listeners. */
export interface Listeners {
  /** @returns ends the subscription */
  readonly subscribe: (listener: Listener) => () => void
  readonly notify: () => void
}

export function createListeners(): Listeners {
  const listeners = new Set<Listener>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // A copy: a listener may end its own subscription during the loop.
    notify: () => [...listeners].forEach((listener) => listener()),
  }
}

/** A value in the browser that components show. The server and the first render use the initial value. */
export interface Store<Value> {
  readonly get: () => Value
  /** Sets the value; notifies when it has changed. Browser only. */
  readonly set: (value: Value) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: Listener) => () => void
  readonly useValue: () => Value
  /** A part of the value; the component renders again only when that part changes. */
  readonly useSelected: <Selected>(select: (value: Value) => Selected) => Selected
}

export function createStore<Value>(initial: Value): Store<Value> {
  const {subscribe, notify} = createListeners()
  let current = initial
  const get = (): Value => current
  return {
    get,
    set: (value) => {
      if (Object.is(current, value)) return
      current = value
      notify()
    },
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
    useSelected: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(current),
        () => select(initial),
      ),
  }
}

import {useSyncExternalStore} from 'react'

type Listener = () => void

/** Listeners of something that changes. */
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
    // A copy: a listener may end its own subscription.
    notify: () => [...listeners].forEach((listener) => listener()),
  }
}

/** A value of the browser that components show. The server and the first render see the initial value. */
export interface Store<Value> {
  readonly get: () => Value
  /** Notifies when the value is another one. Browser only. */
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

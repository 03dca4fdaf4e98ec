import {useMemo, useSyncExternalStore} from 'react'
import {createListeners} from './create-store'

/** A value in browser storage, one per site. */
export interface BrowserStore<Value> {
  /** Reads the stored value. Browser only. */
  readonly read: (siteId: string) => Value
  readonly write: (siteId: string, value: Value) => void
  /** The stored value; the empty one on the server and in the first render. */
  readonly useValue: (siteId: string) => Value
}

/**
 * Creates a store.
 * @param name prefix of the key in local storage
 * @param parse parses a stored text; null and invalid text give the empty value
 */
export function createBrowserStore<Value>(
  name: string,
  parse: (stored: string | null) => Value,
): BrowserStore<Value> {
  const {subscribe: subscribeHere, notify} = createListeners()
  /** Storage may be disabled or full: then the value is kept until the page is left. */
  const unstored = new Map<string, string>()
  const nothing = parse(null)

  function readText(siteId: string): string | null {
    const key = `${name}-${siteId}`
    try {
      return window.localStorage.getItem(key) ?? unstored.get(key) ?? null
    } catch {
      return unstored.get(key) ?? null
    }
  }

  function write(siteId: string, value: Value): void {
    const key = `${name}-${siteId}`
    const text = JSON.stringify(value)
    try {
      window.localStorage.setItem(key, text)
    } catch {
      unstored.set(key, text)
    }
    notify()
  }

  const subscribe = (listener: () => void): (() => void) => {
    const end = subscribeHere(listener)
    window.addEventListener('storage', listener)
    return () => {
      end()
      window.removeEventListener('storage', listener)
    }
  }

  function useValue(siteId: string): Value {
    const text = useSyncExternalStore(
      subscribe,
      () => readText(siteId),
      () => null,
    )
    return useMemo(() => (text === null ? nothing : parse(text)), [text])
  }

  return {read: (siteId) => parse(readText(siteId)), write, useValue}
}

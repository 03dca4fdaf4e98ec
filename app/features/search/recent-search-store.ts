import {useMemo, useSyncExternalStore} from 'react'
import {readSearches, withoutSearch, withSearch} from './model/recent-searches'

const NONE: readonly string[] = []
const listeners = new Set<() => void>()

/** One list a site: phrases of another language find nothing. */
const keyOf = (siteId: string): string => `recent-searches-${siteId}`

/** Storage may be off or full: then searches are kept until the page is left. */
const unstored = new Map<string, string>()

function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? unstored.get(key) ?? null
  } catch {
    return unstored.get(key) ?? null
  }
}

function write(siteId: string, searches: readonly string[]): void {
  const key = keyOf(siteId)
  const text = JSON.stringify(searches)
  try {
    window.localStorage.setItem(key, text)
  } catch {
    unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

const current = (siteId: string): readonly string[] => readSearches(readText(keyOf(siteId)))

/** Remembers what was searched for. Browser only. */
export const saveSearch = (siteId: string, phrase: string): void =>
  write(siteId, withSearch(current(siteId), phrase))

export const removeSearch = (siteId: string, phrase: string): void =>
  write(siteId, withoutSearch(current(siteId), phrase))

export const clearSearches = (siteId: string): void => write(siteId, [])

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Recent searches of this browser, newest first; none on the server. */
export function useRecentSearches(siteId: string): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(keyOf(siteId)),
    () => null,
  )
  return useMemo(() => (text === null ? NONE : readSearches(text)), [text])
}

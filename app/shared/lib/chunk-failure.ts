import {useSyncExternalStore} from 'react'

/** Code that could not be loaded: the browser is offline, or the file is gone (spec 8 "Chunk load failure"). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

/** What is missing: the page itself, a part of it such as a drawer, or nothing. */
export type MissingCode = 'nothing' | 'part' | 'page'

let missing: MissingCode = 'nothing'
const listeners = new Set<() => void>()

function publish(value: MissingCode): void {
  if (missing === value) return
  missing = value
  for (const listener of listeners) listener()
}

/** Tells the shell that code could not be loaded. @returns whether `error` was such a failure */
export function reportChunkFailure(error: unknown, what: 'part' | 'page'): boolean {
  if (!isChunkFailure(error)) return false
  console.warn(error instanceof Error ? error.message : 'A chunk failed to load.')
  publish(what)
  return true
}

/** Called on retry, when the browser is online again and on a change of route. */
export function clearChunkFailure(): void {
  publish('nothing')
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Code that is missing until something clears it; nothing on the server. */
export function useMissingCode(): MissingCode {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => 'nothing',
  )
}

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

let failed = false
const listeners = new Set<() => void>()

function publish(value: boolean): void {
  if (failed === value) return
  failed = value
  for (const listener of listeners) listener()
}

/** Tells the shell that code could not be loaded. @returns whether `error` was such a failure */
export function reportChunkFailure(error: unknown): boolean {
  if (!isChunkFailure(error)) return false
  console.warn(error instanceof Error ? error.message : 'A chunk failed to load.')
  publish(true)
  return true
}

/** Called on retry, when the browser is online again and on a change of route. */
export function clearChunkFailure(): void {
  publish(false)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while a chunk failure is unresolved; false on the server. */
export function useChunkFailure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  )
}

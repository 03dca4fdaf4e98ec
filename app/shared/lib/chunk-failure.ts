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

let missing = false
const listeners = new Set<() => void>()

function publish(value: boolean): void {
  if (missing === value) return
  missing = value
  for (const listener of listeners) listener()
}

/** Tells the shell that a part of the page, such as a drawer, could not be loaded. */
export function reportMissingPart(error: unknown): void {
  if (isChunkFailure(error)) publish(true)
}

/** Called on retry, when the browser is online again and on a change of route. */
export function clearMissingPart(): void {
  publish(false)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while a part of the page is missing; false on the server. */
export function useMissingPart(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => false,
  )
}

import {createStore} from './create-store'

/** Code that could not be loaded: the browser is offline, or the file is gone (rule ERROR-9). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

/** When the page was loaded again for want of code, epoch milliseconds; for this tab. */
const RELOADED_AT = 'reloaded-for-code'
/** A page that fails again within this time, milliseconds, is not helped by loading it once more. */
const ONCE_IN_MS = 300_000

/** What a test stands in for. */
export const browserPage = {reload: (): void => window.location.reload()}

/**
 * Code that is gone while the browser is online belongs to a build that was replaced: the page is loaded
 * again, once, and comes with the code of the present build.
 * @returns true when the page is being loaded again
 */
export function reloadForMissingCode(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0)) < ONCE_IN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
  } catch {
    // Without storage the page would be loaded again and again.
    return false
  }
  browserPage.reload()
  return true
}

const missing = createStore(false)

/** Tells the shell that a part of the page, such as a drawer, could not be loaded. */
export function reportMissingPart(error: unknown): void {
  if (isChunkFailure(error) && !reloadForMissingCode(error)) missing.set(true)
}

/** Tells the shell that the page could not be read for want of a connection. */
export function reportOffline(): void {
  missing.set(true)
}

/** Called on retry, when the browser is online again and on a change of route. */
export function clearMissingPart(): void {
  missing.set(false)
}

/** True while a part of the page is missing; false on the server. */
export const useMissingPart = missing.useValue

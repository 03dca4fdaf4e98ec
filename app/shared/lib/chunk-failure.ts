import {faultFromThrown, isApiFault, isOffline} from '@common/fault'
import {createStore} from './create-store'
import {hasNoLine} from './has-no-line'

/** Whether code could not be loaded: the browser is offline, or the file is gone (rule ERROR-9). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

/** Whether nothing answered when code or data was loaded: mostly the browser has no connection. */
export const isOutOfReach = (error: unknown): error is Error =>
  isChunkFailure(error) ||
  (isApiFault(error) && (error.type === 'offline' || error.type === 'network'))

/** Why a page's read failed. Without a connection, every failure counts as a missing connection. */
export const readFailure = (error: unknown): unknown =>
  isOffline() && !isChunkFailure(error) ? faultFromThrown(error) : error

/** Storage key, per tab, of the time when the page was reloaded for missing code, epoch milliseconds. */
const RELOADED_AT = 'reloaded-for-code'
/** Minimum time between two reloads, milliseconds: an earlier repetition would not help. */
const ONCE_IN_MS = 300_000

/** The page as the browser has it; replaceable in tests. */
export const browserPage = {
  reload: (): void => window.location.reload(),
  /** Set by a page whose fields would be lost with a reload: the shopper is asked, and reloads by pressing retry. */
  asks: false,
}

/** @returns what a retry does: it reloads a page that asks, otherwise it clears what is missing */
export const retryOr = (clear: () => void) => (): void =>
  browserPage.asks && !hasNoLine() ? browserPage.reload() : clear()

/**
 * Missing code while the browser is online means that the build was replaced: the page is reloaded, once,
 * with the code of the present build.
 * @returns true when the page is being reloaded
 */
export function reloadForMissingCode(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || hasNoLine() || browserPage.asks) return false
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0)) < ONCE_IN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
  } catch {
    // Without storage the page would reload endlessly.
    return false
  }
  browserPage.reload()
  return true
}

const missing = createStore(false)

/** Reports to the shell that a part of the page, such as a drawer, could not be loaded. */
export function reportMissingPart(error: unknown): void {
  if (isChunkFailure(error) && !reloadForMissingCode(error)) missing.set(true)
}

/** Called on retry, when the browser is online again and on a change of route. */
export function clearMissingPart(): void {
  missing.set(false)
}

/** True while a part of the page is missing; false on the server. */
export const useMissingPart = missing.useValue

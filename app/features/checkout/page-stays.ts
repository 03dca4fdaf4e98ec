import {browserPage} from '@app/shared/lib/chunk-failure'

/** Time in milliseconds in which a page that is being left is gone; a page that is still there then has stayed. */
const LEAVING_MS = 5000

let stays: Promise<void> = Promise.resolve()

/**
 * Watches whether the browser leaves the page, as at a reload. Meanwhile missing code does not reload it, which would empty
 * the fields of a step (rule ERROR-9).
 * @returns ends the watch
 */
export function watchLeaving(): () => void {
  const leave = () => {
    stays = new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  }
  window.addEventListener('beforeunload', leave)
  browserPage.asks = true
  return () => {
    browserPage.asks = false
    window.removeEventListener('beforeunload', leave)
  }
}

/**
 * Resolves once it is certain that the page stays: at once, unless the browser is leaving it. A page that is being
 * reloaded still runs until the new one arrives, and must not change what the new one reads.
 */
export const pageStays = (): Promise<void> => stays

import {startService} from '@app/features/scripts/public/start-service'
import {onSessionChange, sessionState} from '@app/features/session/public/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Milliseconds in which a login is waited for, so that scripts start with the shopper's session (rule SCRIPT-12). */
export const LOGIN_WAIT_MS = 2000

/** Services without a place in the page, in the order of their start. */
const BACKGROUND = ['conversions', 'contentScript'] as const

/**
 * Loads the scripts that have no place in the page, once the session of the shopper is known or two seconds later. A
 * script that fails is left out.
 * @returns cancels the start
 */
export function startBackgroundServices(shop: Shop): () => void {
  let end = () => undefined as void
  const start = () => {
    end()
    for (const id of BACKGROUND) startService(id, shop).catch(() => undefined)
  }
  const startWithSession = () => {
    if (sessionState().kind !== undefined) start()
  }
  const timer = setTimeout(start, LOGIN_WAIT_MS)
  const stopListening = onSessionChange(startWithSession)
  end = () => {
    clearTimeout(timer)
    stopListening()
  }
  startWithSession()
  return end
}

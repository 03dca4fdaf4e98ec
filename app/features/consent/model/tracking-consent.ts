import {useSyncExternalStore} from 'react'

/** What a shopper said about tracking; `open` until she is asked and answers. */
export type TrackingConsent = 'granted' | 'declined' | 'open'

/** Cookie of commerce-sdk-react, which sends the choice along with logins: 1 is do-not-track. */
const COOKIE = 'dw_dnt'
/** Seconds that a choice is remembered: six months. */
const REMEMBERED = 15_552_000

const listeners = new Set<() => void>()

/** The choice in a cookie header. */
export function consentInCookies(cookies: string): TrackingConsent {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([01])`).exec(cookies)?.[1]
  if (value === undefined) return 'open'
  return value === '0' ? 'granted' : 'declined'
}

/** Browser only. */
export const currentConsent = (): TrackingConsent => consentInCookies(document.cookie)

/**
 * Keeps what the shopper chose (rule CONSENT-1).
 * @param doNotTrack true for Decline, false for Accept; null for a closed question: nothing is tracked,
 * and she is asked again when the browser is opened anew
 */
export function recordConsent(doNotTrack: boolean | null): void {
  const age = doNotTrack === null ? '' : `; Max-Age=${REMEMBERED}`
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${doNotTrack === false ? '0' : '1'}; Path=/; SameSite=Lax${age}${secure}`
  for (const listener of [...listeners]) listener()
}

/** Applies a site's default where nobody is asked (rule CONSENT-2). */
export function applyDefaultConsent(doNotTrack: boolean): void {
  if (currentConsent() === 'open') recordConsent(doNotTrack)
}

/** @returns ends the subscription */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice, renewed when it changes; `open` on the server and in the first render. */
export function useTrackingConsent(): TrackingConsent {
  return useSyncExternalStore(onConsentChange, currentConsent, () => 'open')
}

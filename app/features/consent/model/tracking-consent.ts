import {useSyncExternalStore} from 'react'
import {createListeners} from '@app/shared/lib/create-store'

/** The shopper's answer to the tracking question; `open` until it is answered. */
export type TrackingConsent = 'granted' | 'declined' | 'open'

/** Cookie of commerce-sdk-react, which sends the choice with each login: 1 means do-not-track. */
const COOKIE = 'dw_dnt'
/** Lifetime of the stored choice in seconds: six months. */
const REMEMBERED = 15_552_000

const {subscribe, notify} = createListeners()

/** The choice in a cookie header. */
export function consentInCookies(cookies: string): TrackingConsent {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([01])`).exec(cookies)?.[1]
  if (value === undefined) return 'open'
  return value === '0' ? 'granted' : 'declined'
}

/** The answer for statistics in a cookie header: they may be granted without marketing (rule CONSENT-7). */
export function statisticsInCookies(cookies: string): TrackingConsent {
  const consent = consentInCookies(cookies)
  const isGranted = consent === 'declined' && /consent_classes=[\w.]*statistics/.test(cookies)
  return isGranted ? 'granted' : consent
}

/** The current choice. Browser only. */
export const currentConsent = (): TrackingConsent => consentInCookies(document.cookie)

/** The current answer for statistics. Browser only. */
export const statisticsConsent = (): TrackingConsent => statisticsInCookies(document.cookie)

/**
 * Stores the shopper's choice (rule CONSENT-1).
 * @param doNotTrack true for Decline, false for Accept; null for a dismissed question: tracking stays
 * off, and the question is shown again in the next session of the browser
 * @param classes granted classes, separated by dots, of an answer by class; without it the choice holds for all
 */
export function recordConsent(doNotTrack: boolean | null, classes = ''): void {
  const age = doNotTrack === null ? '' : `; Max-Age=${REMEMBERED}`
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const choice = `${COOKIE}=${doNotTrack === false ? '0' : '1'}`
  for (const pair of [`consent_classes=${classes}`, choice])
    document.cookie = `${pair}; Path=/; SameSite=Lax${age}${secure}`
  notify()
}

/** Applies a site's default where the question is not asked (rule CONSENT-2). */
export function applyDefaultConsent(doNotTrack: boolean): void {
  if (currentConsent() === 'open') recordConsent(doNotTrack)
}

/** @returns function that ends the subscription */
export const onConsentChange = subscribe

/** Reports that the choice was changed elsewhere, as in another tab. */
export const rereadConsent = notify

/** The current choice, updated when it changes; `open` on the server and in the first render. */
export function useTrackingConsent(): TrackingConsent {
  return useSyncExternalStore(onConsentChange, currentConsent, () => 'open')
}

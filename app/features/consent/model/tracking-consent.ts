import {useSyncExternalStore} from 'react'
import type {ConsentClass} from '@config/scripts/script-record'
import {createListeners} from '@app/shared/lib/create-store'

/** The shopper's answer to the tracking question; `open` until it is answered. */
export type TrackingConsent = 'granted' | 'declined' | 'open'

/** Cookie of commerce-sdk-react, which sends the choice with each login: 1 means do-not-track. */
const COOKIE = 'dw_dnt'
/** Lifetime of the stored choice in seconds: six months. */
const REMEMBERED = 15_552_000

/** Class of consent that a shopper can grant or refuse. */
export type OptionalClass = Exclude<ConsentClass, 'necessary'>

/** All optional classes, in the order in which the shopper sees them. */
export const OPTIONAL_CLASSES = ['preferences', 'statistics', 'marketing'] as const

const {subscribe, notify} = createListeners()

/** The choice in a cookie header. */
export function consentInCookies(cookies: string): TrackingConsent {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([01])`).exec(cookies)?.[1]
  if (value === undefined) return 'open'
  return value === '0' ? 'granted' : 'declined'
}

/**
 * The answer for one class in a cookie header (rule CONSENT-7). The cookie `consent_classes` has the granted classes,
 * separated by dots, or `none`; where it is empty, the choice holds for all classes.
 */
export function answerInCookies(cookies: string, wanted: OptionalClass): TrackingConsent {
  const consent = consentInCookies(cookies)
  const classes = /(?:^|;)\s*consent_classes=([\w.]+)/.exec(cookies)?.[1]
  if (consent === 'open' || classes === undefined) return consent
  return classes.split('.').includes(wanted) ? 'granted' : 'declined'
}

/** The current choice. Browser only. */
export const currentConsent = (): TrackingConsent => consentInCookies(document.cookie)

/** The current answer for statistics. Browser only. */
export const statisticsConsent = (): TrackingConsent =>
  answerInCookies(document.cookie, 'statistics')

/** True when the shopper's answer allows services of a class (rule SCRIPT-2). Browser only. */
export const isGranted = (wanted: ConsentClass): boolean =>
  wanted === 'necessary' || answerInCookies(document.cookie, wanted) === 'granted'

/** The granted classes, separated by dots; empty without any. Browser only. */
export const grantedClasses = (): string => OPTIONAL_CLASSES.filter(isGranted).join('.')

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

/** The granted classes, updated when they change; empty on the server and in the first render. */
export function useGrantedClasses(): string {
  return useSyncExternalStore(onConsentChange, grantedClasses, () => '')
}

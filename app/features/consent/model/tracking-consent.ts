import {useSyncExternalStore} from 'react'
import type {ConsentClass} from '@config/scripts/script-record'
import {createListeners} from '@app/shared/lib/create-store'

/** The shopper's answer to the tracking question; `open` until it is answered. */
export type TrackingConsent = 'granted' | 'declined' | 'open'

/** Class of consent that a shopper can grant or refuse. */
export type OptionalClass = Exclude<ConsentClass, 'necessary'>

export const OPTIONAL_CLASSES = ['preferences', 'statistics', 'marketing'] as const

/** Cookie of commerce-sdk-react, which sends the choice with each login: 1 means do-not-track. */
const COOKIE = 'dw_dnt'
/**
 * Cookie with the granted classes, separated by dots, or `none`. It exists only after an answer by class; without it
 * the answer in `dw_dnt` holds for all classes.
 */
const CLASSES_COOKIE = 'consent_classes'
/** Lifetime of the stored choice in seconds: six months. */
const REMEMBERED = 15_552_000

const {subscribe, notify} = createListeners()

const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=([\\w.]+)`).exec(cookies)?.[1]

/** The choice in a cookie header. */
export function consentInCookies(cookies: string): TrackingConsent {
  const value = valueOf(cookies, COOKIE)
  if (value !== '0' && value !== '1') return 'open'
  return value === '0' ? 'granted' : 'declined'
}

/** The answer for one class in a cookie header (rule CONSENT-7). */
export function answerInCookies(cookies: string, wanted: OptionalClass): TrackingConsent {
  const consent = consentInCookies(cookies)
  const classes = valueOf(cookies, CLASSES_COOKIE)
  if (consent === 'open' || classes === undefined) return consent
  return classes.split('.').includes(wanted) ? 'granted' : 'declined'
}

/** The current choice. Browser only. */
export const currentConsent = (): TrackingConsent => consentInCookies(document.cookie)

/** The current answer for a class. Browser only. */
export const currentAnswer = (wanted: OptionalClass): TrackingConsent =>
  answerInCookies(document.cookie, wanted)

/** True when the shopper's answer allows services of a class (rule SCRIPT-2). Browser only. */
export const isGranted = (wanted: ConsentClass): boolean =>
  wanted === 'necessary' || currentAnswer(wanted) === 'granted'

/** The granted classes, separated by dots; empty without any. Browser only. */
export const grantedClasses = (): string => OPTIONAL_CLASSES.filter(isGranted).join('.')

function writeCookie(name: string, value: string, maxAge: number | null): void {
  const age = maxAge === null ? '' : `; Max-Age=${maxAge}`
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
}

/**
 * Stores the shopper's choice for all classes (rule CONSENT-1).
 * @param doNotTrack true for Decline, false for Accept; null for a dismissed question: tracking stays
 * off, and the question is shown again in the next session of the browser
 */
export function recordConsent(doNotTrack: boolean | null): void {
  writeCookie(CLASSES_COOKIE, '', 0)
  writeCookie(COOKIE, doNotTrack === false ? '0' : '1', doNotTrack === null ? null : REMEMBERED)
  notify()
}

/** Stores the shopper's answer by class. Tracking needs statistics and marketing (rule CONSENT-6). */
export function recordClasses(granted: Readonly<Record<OptionalClass, boolean>>): void {
  const classes = OPTIONAL_CLASSES.filter((one) => granted[one])
  const doNotTrack = !(granted.statistics && granted.marketing)
  writeCookie(CLASSES_COOKIE, classes.join('.') || 'none', REMEMBERED)
  writeCookie(COOKIE, doNotTrack ? '1' : '0', REMEMBERED)
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

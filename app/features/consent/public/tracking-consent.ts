import {useSyncExternalStore} from 'react'
import {
  answerInCookies,
  CONSENT_COOKIE,
  consentInCookies,
  type TrackingConsent,
} from '@common/tracking-answer'
import type {ConsentClass} from '@config/scripts/script-record'
import {createListeners} from '@app/shared/lib/create-store'

/** Lifetime of the stored choice in seconds: six months. */
const REMEMBERED = 15_552_000

/** All optional classes, in the order in which the shopper sees them. */
export const OPTIONAL_CLASSES = ['preferences', 'statistics', 'marketing'] as const

const {subscribe, notify} = createListeners()

/** The current choice. Browser only. */
export const currentConsent = (): TrackingConsent => consentInCookies(document.cookie)

/** The current answer for statistics. Browser only. */
export const statisticsConsent = (): TrackingConsent =>
  answerInCookies(document.cookie, 'statistics')

/** True when the shopper's answer allows services of a class (rule SCRIPT-2). Browser only. */
export const isGranted = (consentClass: ConsentClass): boolean =>
  consentClass === 'necessary' || answerInCookies(document.cookie, consentClass) === 'granted'

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
  const choice = `${CONSENT_COOKIE}=${doNotTrack === false ? '0' : '1'}`
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

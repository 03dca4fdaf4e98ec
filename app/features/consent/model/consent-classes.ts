import {useSyncExternalStore} from 'react'
import type {ConsentClass} from '@config/scripts/script-record'
import {
  consentInCookies,
  onConsentChange,
  recordConsent,
  type TrackingConsent,
} from './tracking-consent'

/** Class of consent that a shopper can grant or refuse. */
export type OptionalClass = Exclude<ConsentClass, 'necessary'>

const OPTIONAL_CLASSES = ['preferences', 'statistics', 'marketing'] as const

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

/** True when the shopper's answer allows services of a class (rule SCRIPT-2). Browser only. */
export const isGranted = (wanted: ConsentClass): boolean =>
  wanted === 'necessary' || answerInCookies(document.cookie, wanted) === 'granted'

/** The granted classes, separated by dots; empty without any. Browser only. */
export const grantedClasses = (): string => OPTIONAL_CLASSES.filter(isGranted).join('.')

/** Stores the shopper's answer by class. Tracking needs statistics and marketing (rule CONSENT-6). */
export function recordClasses(granted: Readonly<Record<OptionalClass, boolean>>): void {
  const classes = OPTIONAL_CLASSES.filter((one) => granted[one])
  recordConsent(!(granted.statistics && granted.marketing), classes.join('.') || 'none')
}

/** The granted classes, updated when they change; empty on the server and in the first render. */
export function useGrantedClasses(): string {
  return useSyncExternalStore(onConsentChange, grantedClasses, () => '')
}

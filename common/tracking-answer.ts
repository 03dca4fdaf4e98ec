import type {ConsentClass} from '../config/scripts/script-record'

/** The shopper's answer to the tracking question; `open` until it is answered. */
export type TrackingConsent = 'granted' | 'declined' | 'open'

/** Class of consent that a shopper can grant or refuse. */
export type OptionalClass = Exclude<ConsentClass, 'necessary'>

/** Cookie of commerce-sdk-react, which sends the choice with each login: 1 means do-not-track. */
export const CONSENT_COOKIE = 'dw_dnt'

/** The choice in a cookie header. */
export function consentInCookies(cookies: string): TrackingConsent {
  const value = new RegExp(`(?:^|;)\\s*${CONSENT_COOKIE}=([01])`).exec(cookies)?.[1]
  if (value === undefined) return 'open'
  return value === '0' ? 'granted' : 'declined'
}

/**
 * The answer for one class in a cookie header (rule CONSENT-7). The cookie `consent_classes` has the granted classes,
 * separated by dots, or `none`; where it is empty, the choice holds for all classes.
 */
export function answerInCookies(cookies: string, consentClass: OptionalClass): TrackingConsent {
  const consent = consentInCookies(cookies)
  const classes = /(?:^|;)\s*consent_classes=([\w.]+)/.exec(cookies)?.[1]
  if (consent === 'open' || classes === undefined) return consent
  return classes.split('.').includes(consentClass) ? 'granted' : 'declined'
}

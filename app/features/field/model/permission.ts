import {answerInCookies} from '@app/features/consent/model/tracking-consent'

/** Permitted reports: all, only faults, or none. */
export type Permission = 'all' | 'faults' | 'none'

export interface PrivacySigns {
  /** The document's cookies. */
  cookies: string
  /** The value of `navigator.doNotTrack`. */
  doNotTrack?: string | null
  /** The value of `navigator.globalPrivacyControl`. */
  globalPrivacyControl?: boolean
}

/**
 * For a shopper who declined statistics, here (rules CONSENT-4 and CONSENT-7) or in the browser, the page
 * does not measure and sends no report. Until the shopper answers, only faults are reported. Times are
 * measured with consent.
 */
export function permissionOf({
  cookies,
  doNotTrack,
  globalPrivacyControl,
}: PrivacySigns): Permission {
  const consent = answerInCookies(cookies, 'statistics')
  if (consent !== 'open') return consent === 'granted' ? 'all' : 'none'
  return doNotTrack === '1' || globalPrivacyControl ? 'none' : 'faults'
}

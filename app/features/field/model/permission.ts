import {consentInCookies} from '@app/features/consent/model/tracking-consent'

/** What may be sent: everything, only what broke, or nothing. */
export type Permission = 'all' | 'faults' | 'none'

export interface PrivacySigns {
  /** The document's cookies. */
  cookies: string
  /** `navigator.doNotTrack` */
  doNotTrack?: string | null
  /** `navigator.globalPrivacyControl` */
  globalPrivacyControl?: boolean
}

/**
 * Who declined tracking, here (`dw_dnt=1`, rule CONSENT-4) or in the browser, is not measured
 * and sends nothing. Until she answers, only what broke is told. Times are measured with consent.
 */
export function permissionOf({
  cookies,
  doNotTrack,
  globalPrivacyControl,
}: PrivacySigns): Permission {
  const consent = consentInCookies(cookies)
  if (consent !== 'open') return consent === 'granted' ? 'all' : 'none'
  return doNotTrack === '1' || globalPrivacyControl ? 'none' : 'faults'
}

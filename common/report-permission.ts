import {answerInCookies} from './tracking-answer'

/** Permitted reports: all, only faults, or none. */
type Permission = 'all' | 'faults' | 'none'

interface PrivacySigns {
  /** Cookies, as the document and the headers of a request have them. */
  cookies: string
  /** The value of `navigator.doNotTrack`, and of the header `DNT`. */
  doNotTrack?: string | null
  /** The value of `navigator.globalPrivacyControl`; true for the header `Sec-GPC: 1`. */
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

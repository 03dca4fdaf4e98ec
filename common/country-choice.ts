/** The visitor's choice of a site and locale, kept in the cookie `dw_country_and_locale` (rule SITE-13). */
export interface CountryChoice {
  readonly siteId: string
  /** Such as `de-DE`. */
  readonly localeId: string
}

const NAME = 'dw_country_and_locale'

/** Lifetime of the stored choice in seconds: six months. */
const REMEMBERED = 15_552_000

/**
 * The choice in a cookie header; null for none and for a value that is not `site|locale`. Whether the site exists is
 * for the caller to check.
 */
export function choiceInCookies(cookies: string): CountryChoice | null {
  // The separator is encoded by some writers of cookies.
  const [, siteId, localeId] =
    new RegExp(`(?:^|;)\\s*${NAME}=(\\w{2,20})(?:\\||%7C)([\\w-]{2,12})\\s*(?:;|$)`, 'i').exec(
      cookies,
    ) ?? []
  return siteId && localeId ? {siteId, localeId} : null
}

/** The cookie that stores a choice. @param secure true on a page that is loaded by HTTPS */
export const choiceCookie = ({siteId, localeId}: CountryChoice, secure: boolean): string =>
  `${NAME}=${siteId}|${localeId}; Path=/; SameSite=Lax; Max-Age=${REMEMBERED}${secure ? '; Secure' : ''}`

import {choiceCookie} from '@common/country-choice'

interface Identified {
  readonly id: string
}

/** Stores the visitor's choice of a site and locale (rule SITE-13). Browser only. */
export function storeChoice(site: Identified, locale: Identified): void {
  const isSecure = window.location.protocol === 'https:'
  document.cookie = choiceCookie({siteId: site.id, localeId: locale.id}, isSecure)
}

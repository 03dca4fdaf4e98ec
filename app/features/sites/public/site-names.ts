import {countryName} from '@app/shared/i18n/country-name'
import type {MessageId, Translate} from '@app/shared/i18n/messages'

/** Sites that sell to, or inform, several countries. */
const WITHOUT_COUNTRY: Readonly<Record<string, MessageId>> = {
  EUR: 'localeSelector.site.EUR',
  GLO: 'localeSelector.site.GLO',
}

interface NamedSite {
  readonly id: string
  readonly countryCode: string | null
}

/** Name of a site: that of its country, in the language of the locale. */
export function siteName({id, countryCode}: NamedSite, localeId: string, t: Translate): string {
  const several = WITHOUT_COUNTRY[id]
  if (several) return t(several)
  return countryCode ? countryName(countryCode, localeId) : id
}

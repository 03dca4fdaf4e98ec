import type {MessageId} from '@app/shared/i18n/messages'

const siteNames: Readonly<Record<string, MessageId>> = {
  DEU: 'localeSelector.site.DEU',
  GLO: 'localeSelector.site.GLO',
  JPN: 'localeSelector.site.JPN',
  USA: 'localeSelector.site.USA',
}

/** Name of a country site in the shopper's language; the international site stands in for a new one. */
export function siteNameId(siteId: string): MessageId {
  return siteNames[siteId] ?? 'localeSelector.site.GLO'
}

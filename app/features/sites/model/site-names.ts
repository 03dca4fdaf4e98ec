import type {MessageId} from '@app/shared/i18n/messages'

const siteNames: Readonly<Record<string, MessageId>> = {
  DEU: 'localeSelector.site.DEU',
  GLO: 'localeSelector.site.GLO',
  JPN: 'localeSelector.site.JPN',
  USA: 'localeSelector.site.USA',
}

/** Message id of a country site's name; an unknown site has that of the international one. */
export function siteNameId(siteId: string): MessageId {
  return siteNames[siteId] ?? 'localeSelector.site.GLO'
}

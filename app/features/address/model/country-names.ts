import type {MessageId, Translate} from '@app/shared/i18n/messages'

/** Countries with a name in the translations. */
const NAMED: Readonly<Record<string, MessageId>> = {
  DE: 'country.DE',
  JP: 'country.JP',
  US: 'country.US',
}

/** Name of a country in the language of the locale; the country code if the country has no name. */
export function countryName(countryCode: string, t: Translate): string {
  const id = NAMED[countryCode]
  return id ? t(id) : countryCode
}

import type {Text} from '../languages/languages'
import type {ContentSite} from '../sites'
import {localized, type Element} from './xml'

/** The default text and those in the languages of a site; other sites' languages would only make files longer. */
export function siteTexts(
  name: string,
  text: Text,
  {locales}: Pick<ContentSite, 'locales'>,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  const spoken = new Set(['x-default', ...locales.map((locale) => locale.slice(0, 2))])
  return localized(name, text, attributes).filter(({attributes: {'xml:lang': lang}}) =>
    spoken.has(String(lang)),
  )
}

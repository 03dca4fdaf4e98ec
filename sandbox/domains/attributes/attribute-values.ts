import type {Localized} from '../sites/locale'

/** A value that may differ by site; `default` holds for every site without its own. */
export type SiteValues<T> = Readonly<Record<string, T>>

/** Raw value of a custom attribute: a text, or a list of texts for a set-of type. */
export type RawAttributeValue = string | readonly string[]

export type CustomAttributes = Readonly<Record<string, Localized<RawAttributeValue>>>

/** Returns the value for a site: its own one, else the default. */
export function siteValue<T>(values: SiteValues<T>, siteId: string): T | undefined {
  return values[siteId] ?? values['default']
}

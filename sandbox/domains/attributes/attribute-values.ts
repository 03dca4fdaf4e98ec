import type {Localized} from '../sites/locale'

/** A value that may differ by site; `default` holds for every site without its own. */
export type SiteValues<T> = Readonly<Record<string, T>>

/** Raw value of a custom attribute: text, or the list of a set-of type. */
export type RawAttributeValue = string | readonly string[]

export type CustomAttributes = Readonly<Record<string, Localized<RawAttributeValue>>>

/** The value that holds for a site. */
export function siteValue<T>(values: SiteValues<T>, siteId: string): T | undefined {
  return values[siteId] ?? values['default']
}

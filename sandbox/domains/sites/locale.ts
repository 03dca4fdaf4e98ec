/** A value per locale; `default` is the one every other locale falls back to. */
export type Localized<T = string> = Readonly<Record<string, T>>

const chains = new Map<string, readonly string[]>()

/** Locales that fall back to another region before their language: Hong Kong reads the traditional script. */
const PARENTS: Readonly<Record<string, string>> = {'zh-HK': 'zh-TW'}

/** Fallback chain of a locale: `de-DE` -> `de-DE`, `de`, `default`. */
export function localeChain(locale: string): readonly string[] {
  let chain = chains.get(locale)
  if (!chain) {
    const language = locale.split('-')[0] ?? locale
    const parent = PARENTS[locale]
    chain = [...new Set([locale, ...(parent ? [parent] : []), language, 'default'])]
    chains.set(locale, chain)
  }
  return chain
}

/** The value for a locale after falling back, or undefined when no link of the chain has one. */
export function localize<T>(values: Localized<T> | undefined, locale: string): T | undefined {
  if (!values) return undefined
  for (const link of localeChain(locale)) {
    const value = values[link]
    if (value !== undefined) return value
  }
  return undefined
}

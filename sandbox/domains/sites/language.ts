/** Regions and scripts of Chinese that read the traditional characters. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/
/** Languages whose texts are those of another one. */
const ALIASES: Readonly<Record<string, string>> = {nb: 'no', nn: 'no', zh: 'zh-cn'}

/**
 * Returns the language in which the texts of a locale are kept: the locale, its language, or `en` for a language without
 * texts. Languages are in lower case, such as `de`, `en-us` or `zh-tw`.
 * @param languages that have texts
 * @param locale such as `de-DE` or `de_DE`
 */
export function languageKey(languages: readonly string[], locale: string): string {
  const full = locale.toLowerCase().replaceAll('_', '-')
  const language = full.split('-')[0] ?? ''
  const candidates = [
    full,
    ...(TRADITIONAL.test(full) ? ['zh-tw'] : []),
    language,
    ALIASES[language],
  ]
  return candidates.find((key) => key !== undefined && languages.includes(key)) ?? 'en'
}

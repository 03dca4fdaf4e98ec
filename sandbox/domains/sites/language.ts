/** Regions and scripts of Chinese that read the traditional characters. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/
/** Languages whose texts are those of another one. */
const ALIASES: Readonly<Record<string, string>> = {nb: 'no', nn: 'no', zh: 'zh-cn'}

/**
 * Returns the key under which the texts of a locale are kept: the locale, its language, or `en` for a
 * language without texts. Keys are in lower case, such as `de`, `en-us` or `zh-tw`.
 * @param locale such as `de-DE` or `de_DE`
 */
export function languageKey<Key extends string>(
  texts: Readonly<Record<Key | 'en', unknown>>,
  locale: string,
): Key | 'en' {
  const full = locale.toLowerCase().replaceAll('_', '-')
  const language = full.split('-')[0] ?? ''
  const candidates = [
    full,
    ...(TRADITIONAL.test(full) ? ['zh-tw'] : []),
    language,
    ALIASES[language],
  ]
  return (
    candidates.find((key): key is Key => key !== undefined && Object.hasOwn(texts, key)) ?? 'en'
  )
}

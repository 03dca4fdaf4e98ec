/** Languages that write nouns with a capital inside a sentence. */
const CAPITAL_NOUNS = new Set(['de', 'lb'])

/**
 * The name of an attribute inside a sentence: `Choose size` where the label is `Size`. German keeps the capital.
 * @param localeId such as `en-DE`
 */
export function inSentence(name: string, localeId: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(name)
  if (CAPITAL_NOUNS.has(localeId.slice(0, 2)) || isAcronym) return name
  return name.charAt(0).toLocaleLowerCase(localeId) + name.slice(1)
}

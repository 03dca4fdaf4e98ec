/**
 * The name of an attribute inside a sentence: English writes `Choose size` where the label is `Size`.
 * @param localeId such as `en-DE`
 */
export function inSentence(name: string, localeId: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(name)
  if (!localeId.startsWith('en') || isAcronym) return name
  return name.charAt(0).toLocaleLowerCase(localeId) + name.slice(1)
}

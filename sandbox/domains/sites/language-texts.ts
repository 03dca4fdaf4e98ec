import fs from 'node:fs'
import path from 'node:path'

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
function languageKey(languages: readonly string[], locale: string): string {
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

/**
 * Texts of the sandbox in all languages: the files `<family>-<language>.json` of a folder. A file is read with the first
 * text of its language. A test compares the files with the English one.
 */
export class LanguageTexts<Texts> {
  private readonly known = new Map<string, Texts>()
  private names: readonly string[] | undefined

  /** @param family start of the file names: the bundle has the files of all families in one folder */
  constructor(
    private readonly folder: string,
    private readonly family: string,
  ) {}

  /** Languages that have a file, such as `de`, `en-us` or `zh-tw`. */
  get languages(): readonly string[] {
    const prefix = `${this.family}-`
    this.names ??= fs
      .readdirSync(this.folder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => path.basename(name, '.json').slice(prefix.length))
    return this.names
  }

  /** Returns the language whose texts a locale gets; English for a language without texts. */
  languageOf(locale: string): string {
    return languageKey(this.languages, locale)
  }

  /** Returns the texts for a locale. */
  of(locale: string): Texts {
    const language = this.languageOf(locale)
    const known = this.known.get(language)
    if (known) return known
    const file = path.join(this.folder, `${this.family}-${language}.json`)
    const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts
    this.known.set(language, texts)
    return texts
  }
}

import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {textLocaleOf} from '../../config/locales'

/** ICU messages by flat key `area.name`, as a file of `translations/` holds them. */
export type Messages = Readonly<Record<string, string>>

/** Messages of every file in `translations/`, by locale. */
export type Translations = ReadonlyMap<string, Messages>

/** The locale that has every message; the last link of every fallback chain. */
export const BASE_LOCALE = 'en-GB'

/**
 * Fallback chain of a locale's messages, region to language to English: `de-AT`, `de-DE`, `en-GB`. The two scripts
 * of Chinese do not fall back to each other.
 */
export function fallbackChain(locale: string): readonly string[] {
  const language = textLocaleOf(locale)
  return [...new Set([locale, ...(language ? [language] : []), BASE_LOCALE])]
}

/**
 * True for a file that must contain every message of the base: that of a whole language, or of one of its scripts.
 * Regional files contain differences.
 */
export const isComplete = (locale: string): boolean => textLocaleOf(locale) === locale

/** Folder of the translation files of this project. */
export const translationsFolder = join(__dirname, '../../translations')

/**
 * Reads every `{locale}.json` of a folder.
 * @throws Error naming the file that is not a flat object of texts
 */
export function readTranslations(folder: string = translationsFolder): Translations {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => {
      const content: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      if (!isMessages(content)) {
        throw new Error(`translations/${name}: expected an object whose values are all texts`)
      }
      return [name.slice(0, -'.json'.length), content]
    }),
  )
}

/** The text of a translation file: keys in order, two spaces, final newline. */
export function formatMessages(messages: Messages): string {
  const ordered = Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`
}

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

import {z} from 'zod'
import type {Database} from '../../db/database'
import {LanguageTexts} from '../sites/language-texts'
import type {Letter} from './mail-texts'

/** Mails of a plug-in in one language, as its `mails-<language>.json` holds them. */
const file = z.strictObject({
  letters: z.record(
    z.string(),
    z.strictObject({
      subject: z.string().min(1),
      paragraphs: z.array(z.string().min(1)).min(1),
      link: z.string().min(1).optional(),
    }),
  ),
})

const added = new WeakMap<Database, readonly LanguageTexts<z.infer<typeof file>>[]>()

/**
 * Adds the mails of a plug-in; one with the name of another mail takes its place.
 * @param folder with files `mails-<language>.json`, `mails-en.json` among them
 * @throws Error for a file that cannot be read, or in another form
 */
export function addLetters(db: Database, folder: string): void {
  const texts = new LanguageTexts<z.infer<typeof file>>(folder, 'mails')
  for (const language of texts.languages) {
    const {error} = file.safeParse(texts.of(language))
    const [issue] = error?.issues ?? []
    if (issue) throw new Error(`mails-${language}.json: ${issue.path.join('.')}: ${issue.message}`)
  }
  texts.of('en')
  added.set(db, [texts, ...(added.get(db) ?? [])])
}

/** A plug-in's mail in the language of a locale, else in English; undefined when no plug-in has it. */
export function pluginLetter(db: Database, locale: string, name: string): Letter | undefined {
  for (const texts of added.get(db) ?? []) {
    const letter = texts.of(locale).letters[name] ?? texts.of('en').letters[name]
    if (letter) return letter
  }
  return undefined
}

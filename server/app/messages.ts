import fs from 'node:fs'
import path from 'node:path'
import type {CompiledMessages} from '../../app/shared/i18n/messages'

const loaded = new Map<string, CompiledMessages>()

/** Folder of compiled messages: below the build in production, below `app/` in development. */
function candidates(locale: string): string[] {
  const file = path.join('static/translations/compiled', `${locale}.json`)
  return [path.resolve('build', file), path.resolve('app', file)]
}

/** Compiled messages of a locale; empty when the file is missing (rule ERROR-14). */
export function messagesOf(locale: string): CompiledMessages {
  const known = loaded.get(locale)
  if (known && process.env.NODE_ENV === 'production') return known
  const file = candidates(locale).find((name) => fs.existsSync(name))
  if (!file) console.warn(`No translations for ${locale}: run npm run translations.`)
  const messages = file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CompiledMessages) : {}
  loaded.set(locale, messages)
  return messages
}

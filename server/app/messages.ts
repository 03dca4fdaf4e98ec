import fs from 'node:fs'
import path from 'node:path'
import type {CompiledMessages} from '../../app/shared/i18n/messages'

const loaded = new Map<string, CompiledMessages>()

/** Folder of compiled messages: below the build in production, below `app/` in development. */
function candidates(locale: string): string[] {
  const file = path.join('static/translations/compiled', `${locale}.json`)
  return [path.resolve('build', file), path.resolve('app', file)]
}

/** Locale whose texts stand in for those of a missing or broken file. */
const FALLBACK = 'en-GB'

/** The compiled file of a locale; null when it is missing or no JSON, which is logged. */
function readCompiled(locale: string): CompiledMessages | null {
  const file = candidates(locale).find((name) => fs.existsSync(name))
  if (!file) {
    console.warn(`No translations for ${locale}: run npm run generate -- app.`)
    return null
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as CompiledMessages
  } catch (error) {
    console.warn(`The translations for ${locale} cannot be read: ${String(error)}`)
    return null
  }
}

/** Compiled messages of a locale; the English ones when its file is missing or broken (rule ERROR-14). */
export function messagesOf(locale: string): CompiledMessages {
  const known = loaded.get(locale)
  if (known && process.env.NODE_ENV === 'production') return known
  const messages = readCompiled(locale) ?? (locale === FALLBACK ? {} : messagesOf(FALLBACK))
  loaded.set(locale, messages)
  return messages
}

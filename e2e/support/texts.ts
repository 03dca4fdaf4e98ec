import fs from 'node:fs'
import path from 'node:path'
import {parse, TYPE} from '@formatjs/icu-messageformat-parser'
import type {MessageId} from '../../app/shared/i18n/messages'
import {keepMailTogether} from '../../scripts/translations/compile'
import {fallbackChain} from '../../scripts/translations/files'

const files = new Map<string, Record<string, string>>()

function read(locale: string): Record<string, string> {
  const known = files.get(locale)
  if (known) return known
  const file = path.resolve('translations', `${locale}.json`)
  const texts = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  files.set(locale, texts)
  return texts
}

/** The source text of a message in a locale, with the shop's fallback. */
export function message(locale: string, id: MessageId): string {
  for (const name of fallbackChain(locale)) {
    const found = read(name)[id]
    if (found !== undefined) return keepMailTogether(found)
  }
  throw new Error(`No text for ${id} in ${locale}.`)
}

/** A pattern that the shown text of a message matches: its fixed parts in order, any text for arguments. */
export function pattern(locale: string, id: MessageId): RegExp {
  const parts = parse(message(locale, id)).map((element) =>
    element.type === TYPE.literal ? element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '.*',
  )
  return new RegExp(`^${parts.join('')}$`, 's')
}

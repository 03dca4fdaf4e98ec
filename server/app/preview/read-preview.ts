import {randomUUID} from 'node:crypto'
import type {Preview, PreviewSettings} from '../../../common/preview'
import {readSigned, sign} from './signed-value'

/** Milliseconds after which a link ends. */
export const LINK_MS = 24 * 3_600_000
const MAX_TEXT = 256
const MAX_NAMES = 20
/** Length of an address that every proxy accepts. */
const MAX_TOKEN = 1800

/** A text with settings that cannot be used, in words for the person who entered them. */
export class UnusableSettings extends Error {}

const NAME = /^[\w .-]{1,256}$/

function timeOf(text: string): string | undefined {
  if (text === '') return undefined
  // A time without a zone is UTC, as the form says.
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(time)) throw new UnusableSettings('The date and time cannot be read.')
  return new Date(time).toISOString()
}

function namesOf(text: string): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length > MAX_NAMES || names.some((name) => !NAME.test(name))) {
    throw new UnusableSettings('Customer groups are ids, separated by commas.')
  }
  return names
}

/** Qualifiers such as `device=mobile, store=berlin`. */
function qualifiersOf(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()))
  const isPair = (pair: readonly string[]) =>
    pair.length === 2 && pair.every((part) => NAME.test(part))
  if (pairs.length > MAX_NAMES || !pairs.every(isPair)) {
    throw new UnusableSettings('Qualifiers are pairs such as device=mobile, separated by commas.')
  }
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Settings in the fields of the form. @throws UnusableSettings */
export function settingsOf(form: URLSearchParams): PreviewSettings {
  const field = (name: string): string => (form.get(name) ?? '').trim()
  const sourceCode = field('sourceCode')
  if (sourceCode.length > MAX_TEXT) throw new UnusableSettings('The source code is too long.')
  const at = timeOf(field('at'))
  const customerGroups = namesOf(field('customerGroups'))
  const customQualifiers = qualifiersOf(field('customQualifiers'))
  const assignmentQualifiers = qualifiersOf(field('assignmentQualifiers'))
  return {
    ...(at && {at}),
    ...(customerGroups.length > 0 && {customerGroups}),
    ...(sourceCode && {sourceCode}),
    ...(Object.keys(customQualifiers).length > 0 && {customQualifiers}),
    ...(Object.keys(assignmentQualifiers).length > 0 && {assignmentQualifiers}),
  }
}

interface LinkContent {
  /** Each link has a session of its own. */
  readonly id: string
  readonly settings: PreviewSettings
}

/** The signed text of a link. @throws UnusableSettings when it does not fit into an address */
export function linkToken(secret: string, settings: PreviewSettings, now = Date.now()): string {
  const content: LinkContent = {id: randomUUID(), settings}
  const token = sign(secret, 'link', content, now + LINK_MS)
  if (token.length > MAX_TOKEN)
    throw new UnusableSettings('These are too many settings for a link.')
  return token
}

/** The preview of a link; null when it is forged or has ended. */
export function readPreview(secret: string, token: string, now = Date.now()): Preview | null {
  const link = readSigned<LinkContent>(secret, 'link', token, now)
  return link && {token, settings: link.settings, endsAt: new Date(link.endsAt).toISOString()}
}

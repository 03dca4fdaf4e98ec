import {MAX_MESSAGE} from './field-report'

/** What may stand in a message in place of something personal. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\b(https?|wss?|blob):\/*([^\s/?#"'<>)]+)[^\s"'<>)]*/g, '$2'],
  // Text between double quotes is what somebody wrote or what an answer held.
  [/"[^"]*"?/g, '<text>'],
  [/[?&#][^\s"'<>)]*=[^\s"'<>)]*/g, '<query>'],
  [/[\w-]{20,}/g, '<id>'],
  [/\d{4,}/g, '<number>'],
]

/** A message without addresses, numbers, tokens and quoted text: what could tell about a person. */
export function scrubMessage(message: string): string {
  const oneLine = message.slice(0, 2_000).replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
  const scrubbed = RULES.reduce((text, [pattern, stand]) => text.replace(pattern, stand), oneLine)
  return scrubbed.trim().slice(0, MAX_MESSAGE)
}

/** `file:line:column` below a bundle's folder; empty for everything else. */
export function bundleSourceOf(text: string): string {
  const found = /\/mobify\/bundle\/[\w-]+\/([\w./~-]{1,80}\.js)(?::(\d{1,6}))?(?::(\d{1,7}))?/.exec(
    text,
  )
  if (!found) return ''
  return found.slice(1).filter(Boolean).join(':')
}

/** Origin of an address that was refused, or the keyword that stands for one. */
export function blockedOriginOf(uri: string): string {
  if (/^[a-z-]{1,20}$/.test(uri)) return uri
  try {
    const {protocol, origin} = new URL(uri)
    return origin === 'null' ? protocol.replace(':', '') : origin
  } catch {
    return ''
  }
}

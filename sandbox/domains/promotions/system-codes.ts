import {createHash} from 'node:crypto'

/** Format of the codes of a coupon. */
export interface CodeStyle {
  readonly count: number
  readonly prefix: string
  readonly length: number
  readonly vowels: boolean
  /** True for a dash after every fourth letter. */
  readonly dashes: boolean
}

/** Maximum number of codes that are created; an archive may request a million. */
const MOST_CODES = 200

/** Letters without characters that are easily confused: I and 1, O and 0. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ23456789'
const LETTERS = `AEU${CONSONANTS}`

/**
 * Creates the system codes of a coupon. Every import creates the same codes for the same coupon, so
 * that existing codes stay valid.
 */
export function issueCodes(couponId: string, style: CodeStyle): string[] {
  const codes = new Set<string>()
  for (let index = 0; codes.size < Math.min(style.count, MOST_CODES); index += 1) {
    codes.add(issueCode(`${couponId}:${index}`, style))
  }
  return [...codes]
}

function issueCode(seed: string, {prefix, length, vowels, dashes}: CodeStyle): string {
  const alphabet = vowels ? LETTERS : CONSONANTS
  const digest = createHash('sha256').update(seed).digest()
  const letters = Array.from({length}, (_, at) => alphabet[(digest[at] ?? 0) % alphabet.length])
  const code = letters.join('')
  return prefix + (dashes ? code.replace(/(.{4})(?=.)/g, '$1-') : code)
}

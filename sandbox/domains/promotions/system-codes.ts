import {createHash} from 'node:crypto'

/** How the codes of a coupon look. */
export interface CodeStyle {
  readonly count: number
  readonly prefix: string
  readonly length: number
  readonly vowels: boolean
  /** A dash after every fourth letter. */
  readonly dashes: boolean
}

/** As many codes as anybody looks at: an archive may ask for a million. */
const MOST_CODES = 200

/** Without what is mistaken for something else: I and 1, O and 0. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ23456789'
const LETTERS = `AEU${CONSONANTS}`

/**
 * The codes that the system issues for a coupon. The same coupon gets the same codes with every
 * import: what a shopper noted down stays good.
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

import {plainText} from '@common/plain-text'

/** Maximum of two badges with 18 characters together (rule CAT-11). */
const MAX_BADGES = 2
const MAX_CHARACTERS = 18

const lengthOf = (text: string): number => [...text].length

/** The badges that fit, in the merchant's order; a badge that is too long is skipped. */
export function pickBadges(badges: readonly string[]): string[] {
  const picked: string[] = []
  let left = MAX_CHARACTERS
  for (const badge of badges.map(plainText)) {
    const length = lengthOf(badge)
    if (picked.length === MAX_BADGES) break
    if (length === 0 || length > left) continue
    picked.push(badge)
    left -= length
  }
  return picked
}

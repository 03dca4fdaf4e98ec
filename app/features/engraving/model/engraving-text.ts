import type {EngravingPosition} from '../public/engraving'

/** Reason why a text cannot be engraved; undefined when it can. */
export type EngravingProblem = 'required' | 'tooLong' | 'signs'

/** Letters of any script, digits, spaces and a few signs that are used in names. */
const SIGNS = /^[\p{L}\p{M}\p{N} .,'’&+♥-]*$/u

/** Number of characters as a reader counts them: code points after NFC normalization. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** The text that is engraved: single spaces, none at the ends. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

export function engravingProblem(text: string, maxLength: number): EngravingProblem | undefined {
  const tidied = tidy(text)
  if (tidied === '') return 'required'
  if (lengthOf(tidied) > maxLength) return 'tooLong'
  return SIGNS.test(tidied) ? undefined : 'signs'
}

/** Letter height in percent of the picture's width, so that the whole name fits its box. */
export function letterSize(text: string, {width, height}: EngravingPosition): number {
  // A letter of either typeface is about 0.62 of its height wide; the picture has the ratio 7 to 8.
  const byWidth = width / (0.62 * Math.max(1, lengthOf(text)))
  return Math.min(byWidth, height * (8 / 7) * 0.8)
}

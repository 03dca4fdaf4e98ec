import bidiFactory from 'bidi-js'
import {isRightToLeft, textRuns, type TextRun, type Weight} from './pdf-fonts'

let algorithm: ReturnType<typeof bidiFactory> | undefined
const bidi = () => (algorithm ??= bidiFactory())

/** Marks that steer the algorithm and have no shape. */
const MARKS = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/

/** A part of a row with the level of the Unicode Bidirectional Algorithm (UAX 9); odd levels run to the left. */
interface LeveledRun extends TextRun {
  readonly level: number
}

/** Parts of a row in one font and one level, in the order of reading. */
function leveledRuns(row: string, language: string, weight: Weight, base: 'ltr' | 'rtl') {
  const {levels} = bidi().getEmbeddingLevels(row, base)
  const runs: {text: string; level: number; font: TextRun['font']}[] = []
  let at = 0
  for (const {text, font} of textRuns(row, language, weight)) {
    for (const letter of text) {
      const level = levels[at] ?? 0
      const last = runs.at(-1)
      // The PDF library turns the letters of such a script around itself, but no others.
      const turned = level % 2 === 0 || isRightToLeft(letter)
      const shown = turned ? letter : (bidi().getMirroredCharacter(letter) ?? letter)
      const joins = last?.font.name === font.name && last.level === level && turned
      if (MARKS.test(letter)) {
        at += letter.length
        continue
      }
      if (last && joins) last.text += shown
      else runs.push({text: shown, level, font})
      at += letter.length
    }
  }
  return runs
}

/** Turns around what is between parts of lower levels, from the highest level down (rule L2 of UAX 9). */
function reordered(runs: readonly LeveledRun[]): LeveledRun[] {
  const result = [...runs]
  const highest = Math.max(0, ...runs.map(({level}) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < result.length; start += 1) {
      let end = start
      while (end < result.length && (result[end]?.level ?? 0) >= level) end += 1
      if (end === start) continue
      result.splice(start, end - start, ...result.slice(start, end).reverse())
      start = end
    }
  }
  return result
}

/** The parts of one row of a text from left to right, as they are drawn. */
export const visualRuns = (
  row: string,
  language: string,
  weight: Weight,
  base: 'ltr' | 'rtl',
): TextRun[] => reordered(leveledRuns(row, language, weight, base))

import {isArabic, visualOrder} from './arabic'
import arabicGlyphs from './glyphs-arabic.json'
import eastAsianGlyphs from './glyphs-east-asia.json'
import glyphs from './glyphs.json'

/** Advance and outline of a letter on a square of 1000, the baseline at 0, downwards positive. */
type Glyph = [advance: number, outline: string]

/**
 * Letters as outlines: the host needs no installed fonts. Latin, Greek and Cyrillic are Commissioner, light and flared
 * (OFL); Japanese, Chinese and Korean are Noto Sans CJK (OFL), as far as names of the catalogue use them; Arabic is
 * DejaVu Sans, in presentation forms.
 */
const letters = {...glyphs, ...eastAsianGlyphs, ...arabicGlyphs} as unknown as Readonly<
  Record<string, Glyph | undefined>
>

const EM = 1000

/** The letters of a line from left to right; every space is a plain one. */
function lettersOf(line: string): string[] {
  const plain = line.replace(/\s/g, ' ')
  return [...(isArabic(plain) ? visualOrder(plain) : plain)]
}

/** Whether every letter of a text has an outline. */
export const canWrite = (text: string): boolean =>
  lettersOf(text).every((letter) => letters[letter] !== undefined)

/** Width of a line, pixels. */
export const widthOf = (text: string, size: number): number =>
  (lettersOf(text).reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0), 0) * size) / EM

/** A line of text as an SVG group. @param size height of the letters' square, pixels */
export function write(text: string, x: number, y: number, size: number, color: string): string {
  let advance = 0
  const outlines = lettersOf(text).map((letter) => {
    const [width, outline] = letters[letter] ?? [0, '']
    const path = outline && `<path transform="translate(${advance} 0)" d="${outline}"/>`
    advance += width
    return path
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / EM})">${outlines.join('')}</g>`
}

/** Japanese and Chinese lines may end after any letter, but not before one of these. */
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff]/
const NOT_FIRST =
  /[\u3001\u3002\u300d\u30fc\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7]/

interface Piece {
  readonly text: string
  /** '' where no space is before the piece. */
  readonly before: '' | ' '
}

/** The parts of a text between which a line may end. */
function piecesOf(text: string): Piece[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const parts: string[] = []
      for (const letter of word) {
        const last = parts.at(-1)
        const canBreak =
          last !== undefined &&
          !NOT_FIRST.test(letter) &&
          (EAST_ASIAN.test(letter) || EAST_ASIAN.test(last.slice(-1)))
        if (last === undefined || canBreak) parts.push(letter)
        else parts[parts.length - 1] = last + letter
      }
      return parts.map((part, index) => ({text: part, before: index === 0 ? ' ' : ''}) as const)
    })
}

/** Breaks a text into lines that fit; a word that is too long gets its own line. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const piece of piecesOf(text)) {
    const last = lines.at(-1)
    const longer = last === undefined ? piece.text : last + piece.before + piece.text
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(piece.text)
  }
  return lines
}

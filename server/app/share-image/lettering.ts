import glyphs from './glyphs.json'

/** Advance and outline of a letter on a square of 1000, the baseline at 0, downwards positive. */
type Glyph = [advance: number, outline: string]

/** Commissioner, light and flared (OFL), as outlines: the host needs no installed fonts. */
const letters = glyphs as unknown as Readonly<Record<string, Glyph | undefined>>

const EM = 1000

/** Whether every letter of a text has an outline; Japanese letters have none. */
export const canWrite = (text: string): boolean =>
  [...text].every((letter) => letters[letter] !== undefined)

/** Width of a line, pixels. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0), 0) * size) / EM

/** A line of text as an SVG group. @param size height of the letters' square, pixels */
export function write(text: string, x: number, y: number, size: number, color: string): string {
  let advance = 0
  const outlines = [...text].map((letter) => {
    const [width, outline] = letters[letter] ?? [0, '']
    const path = outline && `<path transform="translate(${advance} 0)" d="${outline}"/>`
    advance += width
    return path
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / EM})">${outlines.join('')}</g>`
}

/** Breaks a text into lines that fit; a word that is too long gets its own line. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

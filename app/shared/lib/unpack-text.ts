/**
 * The form of data in a document that repeat themselves, such as answers of the Shopper APIs: JSON with references to
 * what stands before. A reference is a mark, the distance in two digits and the length in one. Quotation marks, which JSON
 * in a script element would escape, are exchanged with backticks.
 */
export const MARK = '~'
/** Digits of distance and length: characters that no element and no JSON escapes. */
export const DIGITS =
  "!#$%'()*+,-.0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}"
/** Characters that a reference replaces at least: one more than it has. */
export const SHORTEST = 5

const QUOTE = 34
const BACKTICK = 96

/** The code unit that stands in the place of one: quotation marks and backticks are exchanged. */
export const exchanged = (unit: number): number =>
  unit === QUOTE ? BACKTICK : unit === BACKTICK ? QUOTE : unit

/** Code units that one call makes a text of. */
const CHUNK = 8192

/** The JSON of what `packText` made. */
export function unpackText(packed: string): string {
  const units: number[] = []
  const digitAt = (at: number): number => DIGITS.indexOf(packed.charAt(at))
  for (let at = 0; at < packed.length; at += 1) {
    if (packed[at] === MARK) {
      let from = units.length - digitAt(at + 1) * DIGITS.length - digitAt(at + 2)
      const end = from + digitAt(at + 3) + SHORTEST
      while (from < end) units.push(units[from++] as number)
      at += 3
    } else units.push(exchanged(packed.charCodeAt(at)))
  }
  let text = ''
  for (let at = 0; at < units.length; at += CHUNK)
    text += String.fromCharCode(...units.slice(at, at + CHUNK))
  return text
}

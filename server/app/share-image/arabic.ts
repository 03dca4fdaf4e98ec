/** First letter with presentation forms, and the isolated form of it. */
const FIRST_LETTER = 0x621
const FIRST_FORM = 0xfe80
/** How many forms each letter from the first on has; Unicode has them in this order. 0 is no letter. */
const FORM_COUNTS = '122224242444442222444444440000004444444224'

/** The isolated form of each letter, and the number of its forms. */
const formsOf = new Map<string, {isolated: number; count: number}>()
let isolated = FIRST_FORM
for (const [index, digit] of [...FORM_COUNTS].entries()) {
  const count = Number(digit)
  if (count > 0) formsOf.set(String.fromCharCode(FIRST_LETTER + index), {isolated, count})
  isolated += count
}

/** Lam and an alef are written as one: the isolated form, which the final form follows. */
const LIGATURES: ReadonlyMap<string, number> = new Map([
  ['لآ', 0xfef5],
  ['لأ', 0xfef7],
  ['لإ', 0xfef9],
  ['لا', 0xfefb],
])

const MARKS = /[\u064b-\u0652\u0670\u0640]/g
const ARABIC = /[\u0600-\u06ff]/

/** Whether a text has Arabic letters. */
export const isArabic = (text: string): boolean => ARABIC.test(text)

/** Letters of a word; lam and alef are one. */
const lettersOf = (word: string): string[] => word.match(/ل[آأإا]|./gu) ?? []

const isJoinedToNext = (letter: string | undefined): boolean =>
  letter !== undefined && formsOf.get(letter)?.count === 4
const joinsPrevious = (letter: string | undefined): boolean =>
  letter !== undefined && (LIGATURES.has(letter) || (formsOf.get(letter)?.count ?? 1) > 1)

/** The presentation forms of a word, in the order of reading. */
function shape(word: string): string {
  const letters = lettersOf(word)
  return letters
    .map((letter, index) => {
      const before = isJoinedToNext(letters[index - 1])
      const after = isJoinedToNext(letter) && joinsPrevious(letters[index + 1])
      const ligature = LIGATURES.get(letter)
      if (ligature !== undefined) return String.fromCharCode(ligature + Number(before))
      const forms = formsOf.get(letter)
      if (!forms) return letter
      const isFinal = before && forms.count > 1
      // In Unicode: isolated, final, initial, medial.
      return String.fromCharCode(forms.isolated + Number(isFinal) + (after ? 2 : 0))
    })
    .join('')
}

/**
 * A line of Arabic as its letters stand from left to right: words in presentation forms, last letter first. Words and
 * numbers in other letters keep their direction.
 */
export function visualOrder(line: string): string {
  const words = line.replace(MARKS, '').split(' ')
  const shaped = words.map((word) => (isArabic(word) ? [...shape(word)].reverse().join('') : word))
  const ordered: string[] = []
  let others: string[] = []
  for (const [index, word] of shaped.entries()) {
    if (isArabic(words[index] ?? '')) {
      ordered.unshift(...others)
      others = []
      ordered.unshift(word)
    } else {
      others.push(word)
    }
  }
  ordered.unshift(...others)
  return ordered.join(' ')
}

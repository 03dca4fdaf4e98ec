/** Letters that have presentation forms in Unicode: their isolated form, and how many forms follow it. */
const FORMS: readonly (readonly [letter: number, isolated: number, count: 1 | 2 | 4])[] = [
  [0x621, 0xfe80, 1],
  [0x622, 0xfe81, 2],
  [0x623, 0xfe83, 2],
  [0x624, 0xfe85, 2],
  [0x625, 0xfe87, 2],
  [0x626, 0xfe89, 4],
  [0x627, 0xfe8d, 2],
  [0x628, 0xfe8f, 4],
  [0x629, 0xfe93, 2],
  [0x62a, 0xfe95, 4],
  [0x62b, 0xfe99, 4],
  [0x62c, 0xfe9d, 4],
  [0x62d, 0xfea1, 4],
  [0x62e, 0xfea5, 4],
  [0x62f, 0xfea9, 2],
  [0x630, 0xfeab, 2],
  [0x631, 0xfead, 2],
  [0x632, 0xfeaf, 2],
  [0x633, 0xfeb1, 4],
  [0x634, 0xfeb5, 4],
  [0x635, 0xfeb9, 4],
  [0x636, 0xfebd, 4],
  [0x637, 0xfec1, 4],
  [0x638, 0xfec5, 4],
  [0x639, 0xfec9, 4],
  [0x63a, 0xfecd, 4],
  [0x641, 0xfed1, 4],
  [0x642, 0xfed5, 4],
  [0x643, 0xfed9, 4],
  [0x644, 0xfedd, 4],
  [0x645, 0xfee1, 4],
  [0x646, 0xfee5, 4],
  [0x647, 0xfee9, 4],
  [0x648, 0xfeed, 2],
  [0x649, 0xfeef, 2],
  [0x64a, 0xfef1, 4],
]
const formsOf = new Map(
  FORMS.map(([letter, isolated, count]) => [String.fromCharCode(letter), {isolated, count}]),
)

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

/** Characters of scripts whose words are not, or not always, set apart by spaces. */
const unspacedRanges =
  '\\u0e00-\\u0e7f\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff'

const unspaced = new RegExp(`[${unspacedRanges}]`)

/** A run of such characters, or a word of any other script. */
const runs = new RegExp(
  `[${unspacedRanges}]+|(?:(?![${unspacedRanges}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)

/** True for text in a script that is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text)
}

/** Text as it is compared: compatibility forms joined, lower case, hiragana as katakana. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
}

/** Words of a normalized text; a run of Japanese, Korean, Chinese or Thai comes as one piece. */
export function runsOf(text: string): readonly string[] {
  return text.match(runs) ?? []
}

/** Length in characters of an indexed piece of a run. */
const gramLength = 3

/**
 * The pieces by which a run is indexed: three characters from each position on, fewer at its end.
 * Every shorter piece of the run is then the beginning of one of them.
 */
export function gramsOf(run: string): string[] {
  const letters = [...run]
  return letters.map((_letter, at) => letters.slice(at, at + gramLength).join(''))
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const locale = language === 'default' ? 'en' : language
  let known = segmenters.get(locale)
  if (!known) {
    known = new Intl.Segmenter(locale, {granularity: 'word'})
    segmenters.set(locale, known)
  }
  return known
}

/** Words of a text in lower case, also where the script has no spaces: what a person calls words. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = []
  for (const {segment, isWordLike} of segmenter(language).segment(text.normalize('NFKC'))) {
    if (isWordLike) words.push(segment.toLowerCase())
  }
  return words
}

const marks = /\p{M}/gu
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Returns a word without accents, so that `etui` also matches `étui`. */
export function folded(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[ßæœøđłı]/g, (letter) => letters[letter] ?? letter)
}

/** Readable text of an HTML fragment, with words whole: soft hyphens are left out. */
export function plainText(html: string): string {
  return html
    .replace(/&shy;|\u00ad/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Number of single-letter changes (insert, delete, replace, swap neighbours), or more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let previous: number[] = []
  let current = Array.from({length: b.length + 1}, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const beforePrevious = previous
    previous = current
    current = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit + 1) return limit + 1
  }
  return current[b.length] ?? limit + 1
}

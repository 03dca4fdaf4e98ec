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

/** Words of a text in lower case, also where the script has no spaces. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = []
  for (const {segment, isWordLike} of segmenter(language).segment(text.normalize('NFKC'))) {
    if (isWordLike) words.push(segment.toLowerCase())
  }
  return words
}

/** True for text in a script that is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
}

/** Readable text of an HTML fragment. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
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
    }
  }
  return current[b.length] ?? limit + 1
}

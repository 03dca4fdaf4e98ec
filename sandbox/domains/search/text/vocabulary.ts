import type {NumberTable, TextIndex} from './text-index'
import {narrowed} from './growing-numbers'
import {editDistance, folded} from './words'
import type {WordRules} from './word-rules'

/** A word that may be suggested, with the number of products that have it. */
export interface SuggestedWord {
  readonly word: string
  readonly products: number
}

/** The tables of a vocabulary. A word is identified by its number in the index. */
export interface VocabularyTables {
  /** Words, without pieces of runs, in the order of their spelling without accents. */
  readonly sorted: NumberTable
  /** Pieces of runs in their order. */
  readonly grams: NumberTable
  /** Words that have accents, and their spellings without them. */
  readonly accented: NumberTable
  readonly plainSpellings: readonly string[]
  /** 1 for a word whose only stem is its spelling without accents, by word. */
  readonly isStem: Uint8Array
  /** Stems of the other words in their order. */
  readonly stems: readonly string[]
  /** First word of a stem in `stemWords`, with an additional entry for the end. */
  readonly stemStarts: NumberTable
  readonly stemWords: NumberTable
}

/** Number of words after which the making of the tables pauses. */
const wordsPerStep = 4000

/** Makes the tables of an index in steps of some milliseconds. */
export function* growVocabulary(
  index: TextIndex,
  rules: WordRules,
): Generator<void, VocabularyTables> {
  const sorted: number[] = []
  const grams: number[] = []
  const keys = [...index.words]
  const accented: number[] = []
  const isStem = new Uint8Array(index.words.length)
  const byStem = new Map<string, number[]>()
  for (let id = 0; id < index.words.length; id += 1) {
    if (id % wordsPerStep === wordsPerStep - 1) yield
    if (index.isPiece(id)) {
      grams.push(id)
      continue
    }
    sorted.push(id)
    const word = keys[id] ?? ''
    const key = folded(word)
    keys[id] = key
    if (key !== word) accented.push(id)
    const stems = rules.stemKeys(word)
    if (stems.length === 1 && stems[0] === key) {
      isStem[id] = 1
      continue
    }
    for (const stem of stems) {
      const ids = byStem.get(stem)
      if (ids) ids.push(id)
      else byStem.set(stem, [id])
    }
  }
  yield
  const byKey = (a: number, b: number) => compare(keys[a] ?? '', keys[b] ?? '') || a - b
  const tables = {sorted: narrowed(sorted.sort(byKey)), grams: narrowed(grams.sort(byKey))}
  yield
  const stems = [...byStem.keys()].sort(compare)
  const stemStarts = [0]
  const stemWords: number[] = []
  for (const stem of stems) {
    stemWords.push(...(byStem.get(stem) ?? []))
    stemStarts.push(stemWords.length)
  }
  return {
    ...tables,
    accented: narrowed(accented),
    plainSpellings: accented.map((id) => keys[id] ?? ''),
    isStem,
    stems,
    stemStarts: narrowed(stemStarts),
    stemWords: narrowed(stemWords),
  }
}

/** The words of an index by their forms, beginnings and likeness. */
export class Vocabulary {
  /** What each word is sorted by: its spelling without accents. */
  private readonly keys: readonly string[]
  private readonly inside = new Map<string, number[]>()
  private readonly likeness = new Map<string, string | undefined>()

  constructor(
    private readonly index: TextIndex,
    private readonly rules: WordRules,
    private readonly tables: VocabularyTables,
  ) {
    const keys = [...index.words]
    tables.accented.forEach((id, at) => {
      keys[id] = tables.plainSpellings[at] ?? ''
    })
    this.keys = keys
  }

  /** Words with the same stem. */
  formsOf(word: string): number[] {
    return [...new Set(this.rules.stemKeys(word).flatMap((stem) => this.withStem(stem)))]
  }

  /** Words that begin like this one. */
  wordsFrom(beginning: string): number[] {
    return this.startingWith(this.tables.sorted, folded(beginning))
  }

  /** Pieces of runs that begin like this one. */
  gramsFrom(beginning: string): number[] {
    return this.startingWith(this.tables.grams, beginning)
  }

  /** Words with this part anywhere inside. */
  wordsWith(part: string): number[] {
    let ids = this.inside.get(part)
    if (!ids) {
      ids = [...this.tables.sorted.filter((id) => this.keys[id]?.includes(part) ?? false)]
      if (this.inside.size > 500) this.inside.clear()
      this.inside.set(part, ids)
    }
    return ids
  }

  /** Words that complete a beginning and may be suggested, the most frequent first. */
  completions(beginning: string, limit: number): SuggestedWord[] {
    return this.wordsFrom(beginning)
      .flatMap((id) => this.suggested(id) ?? [])
      .sort((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
  }

  /** The most frequent word that one mistake (two in a long word) turns into the given one. */
  nearest(word: string): string | undefined {
    if (word.length < 4 || /\d/.test(word)) return undefined
    if (this.likeness.has(word)) return this.likeness.get(word)
    const limit = word.length > 5 ? 2 : 1
    const plain = folded(word)
    let best: {word: string; cost: number; products: number} | undefined
    for (const id of this.tables.sorted) {
      const key = this.keys[id] ?? ''
      const suggested = this.suggested(id)
      if (!suggested || Math.abs(key.length - plain.length) > limit) continue
      const distance = editDistance(plain, key, limit)
      if (distance > limit) continue
      // A first letter is rarely the mistake.
      const cost = distance + (key[0] === plain[0] ? 0 : 0.5)
      const {products} = suggested
      if (!best || cost < best.cost || (cost === best.cost && products > best.products)) {
        best = {word: suggested.word, cost, products}
      }
    }
    if (this.likeness.size > 500) this.likeness.clear()
    this.likeness.set(word, best?.word)
    return best?.word
  }

  private suggested(id: number): SuggestedWord | undefined {
    const word = this.index.words[id]
    const products = this.index.countOf(id)
    if (word === undefined || products === 0 || word.length < 2 || /\d/.test(word)) return undefined
    return {word, products}
  }

  private withStem(stem: string): readonly number[] {
    const {sorted, isStem, stems, stemStarts, stemWords} = this.tables
    const spelled = this.fromPlace(sorted, stem, (key) => key === stem)
    const at = firstFrom(stems.length, (place) => stems[place] ?? '', stem)
    const others = stems[at] === stem ? stemWords.subarray(stemStarts[at], stemStarts[at + 1]) : []
    return [...spelled.filter((id) => isStem[id] === 1), ...others]
  }

  private startingWith(sorted: NumberTable, beginning: string): number[] {
    return this.fromPlace(sorted, beginning, (key) => key.startsWith(beginning))
  }

  /** Words of a sorted list from the place of a key, as long as their keys match. */
  private fromPlace(sorted: NumberTable, key: string, matches: (key: string) => boolean): number[] {
    const keyAt = (place: number) => this.keys[sorted[place] ?? -1] ?? ''
    const start = firstFrom(sorted.length, keyAt, key)
    let end = start
    while (end < sorted.length && matches(keyAt(end))) end += 1
    return [...sorted.subarray(start, end)]
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** First place of a sorted list whose key is not before the given one. */
function firstFrom(length: number, keyAt: (place: number) => string, key: string): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyAt(middle) < key) low = middle + 1
    else high = middle
  }
  return low
}

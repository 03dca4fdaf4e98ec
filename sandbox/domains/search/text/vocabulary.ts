import type {TextIndex} from './text-index'
import {editDistance, folded} from './words'
import type {WordRules} from './word-rules'

/** A word that may be suggested, with the number of products that have it. */
export interface SuggestedWord {
  readonly word: string
  readonly products: number
}

interface SortedWord {
  /** The word without accents, by which it is sorted. */
  readonly key: string
  readonly id: number
}

/** The words of a finished index by their forms, beginnings and likeness. */
export class Vocabulary {
  private readonly byStem = new Map<string, number[]>()
  private readonly sorted: SortedWord[] = []
  private readonly grams: SortedWord[] = []
  private readonly inside = new Map<string, number[]>()
  private readonly likeness = new Map<string, string | undefined>()

  constructor(
    private readonly index: TextIndex,
    private readonly rules: WordRules,
  ) {
    index.words.forEach((word, id) => {
      if (index.isPiece[id]) {
        this.grams.push({key: word, id})
        return
      }
      this.sorted.push({key: folded(word), id})
      for (const key of rules.stemKeys(word)) {
        const ids = this.byStem.get(key)
        if (ids) ids.push(id)
        else this.byStem.set(key, [id])
      }
    })
    for (const list of [this.sorted, this.grams]) {
      list.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id))
    }
  }

  /** Words with the same stem. */
  formsOf(word: string): number[] {
    return [...new Set(this.rules.stemKeys(word).flatMap((key) => this.byStem.get(key) ?? []))]
  }

  /** Words that begin like this one. */
  wordsFrom(beginning: string): number[] {
    return startingWith(this.sorted, folded(beginning))
  }

  /** Pieces of runs that begin like this one. */
  gramsFrom(beginning: string): number[] {
    return startingWith(this.grams, beginning)
  }

  /** Words with this part anywhere inside. */
  wordsWith(part: string): number[] {
    let ids = this.inside.get(part)
    if (!ids) {
      ids = this.sorted.filter(({key}) => key.includes(part)).map(({id}) => id)
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
    for (const {key, id} of this.sorted) {
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
    const products = this.index.counts[id] ?? 0
    if (word === undefined || products === 0 || word.length < 2 || /\d/.test(word)) return undefined
    return {word, products}
  }
}

function startingWith(sorted: readonly SortedWord[], beginning: string): number[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.key ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const ids: number[] = []
  for (let at = low; sorted[at]?.key.startsWith(beginning); at += 1) {
    const id = sorted[at]?.id
    if (id !== undefined) ids.push(id)
  }
  return ids
}

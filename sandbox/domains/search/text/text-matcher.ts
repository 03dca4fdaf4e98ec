import type {Alternative, Clause} from './query'
import {parseQuery} from './query'
import {joinsWords} from './stemming'
import type {TextIndex} from './text-index'
import {growVocabulary, Vocabulary} from './vocabulary'
import {finished} from '../steps'
import {folded, gramsOf, isUnspaced} from './words'
import type {WordRules} from './word-rules'

/** Interpretation of one part of a query. */
export interface TermMatch {
  readonly original: string
  /** Searched text: the original unless it was corrected. */
  readonly used: string
  readonly corrected: boolean
}

export interface TextMatches {
  /** Relevance by document number, higher is better; 0 for a document that does not match. */
  readonly scores: Float32Array
  readonly terms: readonly TermMatch[]
}

/**
 * Minimum length of a word in characters for matching beginnings; shorter words match whole words
 * only, as long as there are any.
 */
const shortestPrefix = 4

/** Minimum length of a word in characters for matching inside other words: Wagen in Kinderwagen. */
const shortestPart = 5

/** Weight of a match that is not a form of the word itself. */
const beginningQuality = 0.75
const partQuality = 0.5
/** Weight of a match of an alternative wording. */
const otherQuality = 0.9

/** Maximum number of cached query results. */
const capacity = 200

/** Indexed words that match a searched word, with the quality of each match. */
type WordMatches = ReadonlyMap<number, number>

/** Finds texts by words. */
export class TextMatcher {
  private readonly answers = new Map<string, TextMatches>()

  constructor(
    private readonly index: TextIndex,
    private readonly rules: WordRules,
    private readonly locale: string,
    readonly vocabulary: Vocabulary,
  ) {}

  /** The matcher of an index whose vocabulary is made now. */
  static of(index: TextIndex, rules: WordRules, locale: string): TextMatcher {
    const tables = finished(growVocabulary(index, rules))
    return new TextMatcher(index, rules, locale, new Vocabulary(index, rules, tables))
  }

  /**
   * Documents that have every part of the query, each as a word in any form, a beginning or a part
   * of a word, a synonym, or with a small mistake put right. A query without words matches nothing.
   */
  match(query: string): TextMatches {
    const known = this.answers.get(query)
    if (known) return known
    const answer = this.matchClauses(parseQuery(query, this.locale, this.rules))
    if (this.answers.size >= capacity) this.answers.clear()
    this.answers.set(query, answer)
    return answer
  }

  private matchClauses(clauses: readonly Clause[]): TextMatches {
    const terms: TermMatch[] = []
    let scores: Float32Array | undefined
    for (const clause of clauses) {
      const {term, found} = this.matchClause(clause)
      terms.push(term)
      scores = scores ? intersect(scores, found) : found
    }
    return {scores: scores ?? new Float32Array(this.index.size), terms}
  }

  private matchClause({original, alternatives}: Clause): {term: TermMatch; found: Float32Array} {
    const found = new Float32Array(this.index.size)
    let any = false
    alternatives.forEach((alternative, position) => {
      any = this.addAlternative(found, alternative, position === 0 ? 1 : otherQuality) || any
    })
    if (any) return {term: {original, used: original, corrected: false}, found}
    const used = this.correct(alternatives[0]?.words ?? [])
    if (!used) return {term: {original, used: original, corrected: false}, found}
    this.addAlternative(found, {words: used, adjacent: false}, 1)
    return {term: {original, used: used.join(' '), corrected: true}, found}
  }

  /** Raises the scores of the documents that match an alternative; returns true when there are any. */
  private addAlternative(found: Float32Array, alternative: Alternative, quality: number): boolean {
    const parts = alternative.words
      .flatMap((word) => this.matchWord(word))
      .map((part) => (alternative.adjacent ? this.withMasked(part) : part))
    if (parts.length === 0 || parts.some((part) => part.size === 0)) return false
    const adjacent = alternative.adjacent ? parts.map((part) => new Set(part.keys())) : null
    const runs = alternative.words.flatMap((word) => this.adjacentGrams(word))
    let scores: Float32Array | undefined
    for (const part of parts) {
      const own = this.scoreWord(part)
      scores = scores ? intersect(scores, own) : own
    }
    let any = false
    for (let document = 0; document < found.length; document += 1) {
      const score = scores?.[document] ?? 0
      if (score <= 0) continue
      if (adjacent && !this.index.hasPhrase(document, adjacent)) continue
      if (!runs.every((run) => this.index.hasPhrase(document, run))) continue
      any = true
      found[document] = Math.max(found[document] ?? 0, (score / parts.length) * quality)
    }
    return any
  }

  /** Adds the masked forms of the words, which are meaningless beginnings of phrases. */
  private withMasked(part: WordMatches): WordMatches {
    const masked = [...part].flatMap(([id, quality]): [number, number][] => {
      const other = this.index.findMasked(id)
      return other === undefined ? [] : [[other, quality]]
    })
    return masked.length > 0 ? new Map([...part, ...masked]) : part
  }

  private scoreWord(matches: WordMatches): Float32Array {
    const scores = new Float32Array(this.index.size)
    for (const [word, quality] of matches) {
      const {documents, weights} = this.index.postings(word)
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at] ?? 0
        const score = (weights[at] ?? 0) * quality
        if (score > (scores[document] ?? 0)) scores[document] = score
      }
    }
    return scores
  }

  /** Indexed words for a searched one; a long run of characters gives one entry for each piece. */
  private matchWord(word: string): WordMatches[] {
    if (!isUnspaced(word)) return [this.matchSpacedWord(word)]
    if ([...word].length < 3) {
      return [new Map(this.vocabulary.gramsFrom(word).map((id) => [id, 1]))]
    }
    return fullGrams(word).map((gram) => {
      const id = this.index.find(gram)
      return id === undefined ? new Map<number, number>() : new Map([[id, 1]])
    })
  }

  private matchSpacedWord(word: string): WordMatches {
    const found = new Map<number, number>()
    const add = (ids: readonly number[], quality: number): void => {
      for (const id of ids) if (!found.has(id)) found.set(id, quality)
    }
    add(this.vocabulary.formsOf(word), 1)
    if (word.length >= shortestPrefix || found.size === 0) {
      add(this.vocabulary.wordsFrom(word), beginningQuality)
    }
    const looksInside = joinsWords(this.locale) || found.size === 0
    if (looksInside && word.length >= shortestPart) {
      for (const part of new Set([folded(word), ...this.rules.stemKeys(word)])) {
        if (part.length >= shortestPrefix) add(this.vocabulary.wordsWith(part), partQuality)
      }
    }
    return found
  }

  /** The pieces of a run longer than one piece, which have to follow each other. */
  private adjacentGrams(word: string): ReadonlySet<number>[][] {
    if (!isUnspaced(word) || [...word].length <= 3) return []
    return [fullGrams(word).map((gram) => new Set([this.index.find(gram) ?? -2]))]
  }

  /** The words with mistakes put right, or undefined when one of them is like no indexed word. */
  private correct(words: readonly string[]): string[] | undefined {
    const corrected: string[] = []
    let changed = false
    for (const word of words) {
      const known = this.matchWord(word).every(({size}) => size > 0)
      const better = known ? word : this.vocabulary.nearest(word)
      if (better === undefined) return undefined
      changed ||= better !== word
      corrected.push(better)
    }
    return changed ? corrected : undefined
  }
}

/** Pieces of full length; every position but the last two has one. */
function fullGrams(word: string): string[] {
  return gramsOf(word).slice(0, -2)
}

function intersect(a: Float32Array, b: Float32Array): Float32Array {
  const both = new Float32Array(a.length)
  for (let at = 0; at < a.length; at += 1) {
    const first = a[at] ?? 0
    const second = b[at] ?? 0
    if (first > 0 && second > 0) both[at] = first + second
  }
  return both
}

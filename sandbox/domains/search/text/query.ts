import {isUnspaced, normalized, runsOf, wordsOf} from './words'
import type {WordRules} from './word-rules'

/** Alternative wording of a part of a query. */
export interface Alternative {
  readonly words: readonly string[]
  /** True when the words must be adjacent, in their order. */
  readonly adjacent: boolean
}

/** Part of a query that a product must match in one of several wordings. */
export interface Clause {
  /** The part as it was typed, normalized. */
  readonly original: string
  readonly alternatives: readonly Alternative[]
}

/** Maximum number of words in a query; further words are ignored. */
const mostWords = 32

/** Maximum number of words in a phrase of the dictionaries. */
const longestPhrase = 5

/**
 * Parses a query: words in quotation marks form a phrase, as do words joined by hyphens and phrases
 * of the dictionaries; stop words are left out unless there is nothing else.
 */
export function parseQuery(text: string, locale: string, rules: WordRules): Clause[] {
  const clauses: Clause[] = []
  const parts = normalized(text).split('"')
  parts.forEach((part, index) => {
    const isQuoted = index % 2 === 1 && index < parts.length - 1
    if (isQuoted) {
      const words = searchedWords(part, locale)
      if (words.length > 0) clauses.push(phraseClause(part.trim(), words))
    } else clauses.push(...parsePlain(part, locale, rules))
  })
  const meaningful = clauses.filter(({original}) => !rules.isStopWord(original))
  return distinct(meaningful.length > 0 ? meaningful : clauses).slice(0, mostWords)
}

function parsePlain(text: string, locale: string, rules: WordRules): Clause[] {
  const clauses: Clause[] = []
  const words: string[] = []
  const flush = (): void => {
    clauses.push(...joinPhrases(words.splice(0), rules))
  }
  for (const chunk of text.split(/\s+/)) {
    const pieces = searchedWords(chunk, locale)
    const joined = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    if (pieces.length > 1 && !isUnspaced(chunk)) {
      flush()
      clauses.push({
        original: joined,
        alternatives: [
          {words: [joined], adjacent: false},
          {words: pieces, adjacent: true},
          {words: [pieces.join('')], adjacent: false},
        ],
      })
    } else words.push(...pieces)
  }
  flush()
  return clauses
}

/** One clause per word, or one for several that the dictionaries know as a phrase. */
function joinPhrases(words: readonly string[], rules: WordRules): Clause[] {
  const clauses: Clause[] = []
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at, rules)
    const phrase = words.slice(at, at + length)
    clauses.push({
      original: phrase.join(' '),
      alternatives: [
        {words: phrase, adjacent: length > 1 && rules.isCommonPhrase(phrase)},
        ...rules.split(phrase),
        ...rules.expand(phrase),
      ],
    })
    at += length
  }
  return clauses
}

function phraseLength(words: readonly string[], at: number, rules: WordRules): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length)
    if (rules.isCommonPhrase(phrase) || rules.expand(phrase).length > 0) return length
  }
  return 1
}

function phraseClause(original: string, words: readonly string[]): Clause {
  return {original, alternatives: [{words, adjacent: words.length > 1}]}
}

/** Words of a query; a run without spaces is cut where a reader would cut it. */
function searchedWords(text: string, locale: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!isUnspaced(run)) return [run]
    const words = wordsOf(run, locale === 'default' ? 'ja' : locale)
    return words.length > 0 ? words.map(normalized) : [run]
  })
}

function distinct(clauses: readonly Clause[]): Clause[] {
  return [...new Map(clauses.map((clause) => [clause.original, clause])).values()]
}

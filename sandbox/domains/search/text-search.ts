import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {localeChain} from '../sites/locale'
import {editDistance, isUnspaced, wordsOf} from './words'

/** How one word of a query was understood. */
export interface TermMatch {
  readonly original: string
  /** The word that was searched for: the original unless it had to be corrected. */
  readonly used: string
  readonly corrected: boolean
}

export interface TextMatches {
  /** Relevance by product id, greater is better; only products that have every word. */
  readonly scores: ReadonlyMap<string, number>
  readonly terms: readonly TermMatch[]
}

/** Words shorter than this match whole words only, as long as there are any. */
const shortestPrefix = 4

/** Words from this length on are also looked for inside other words: Wagen in Kinderwagen. */
const shortestPart = 5

/**
 * What a match in each text of a product counts. Whole numbers on purpose: products that match
 * alike stay equal, and the next criterion of the sorting rule decides between them.
 */
const fieldWeights = {name: 8, terms: 4, body: 2} as const
type Field = keyof typeof fieldWeights

const fields = Object.keys(fieldWeights) as Field[]

/** How much of that a match inside a word counts. */
const partWeight = 0.5

const languages = new RevisionCache('catalog', (db: Database) => {
  const rows = queryAll<{language: string}>(db, 'SELECT DISTINCT language FROM search_word')
  return new Set(rows.map(({language}) => language))
})

const vocabularies = new RevisionCache('catalog', (db: Database, language: string) =>
  queryAll<{word: string; products: number}>(
    db,
    'SELECT word, products FROM search_word WHERE language = ? ORDER BY products DESC, word',
    language,
  ),
)

/** The indexed language that serves a locale. */
export function searchLanguage(db: Database, locale: string): string {
  const known = languages.get(db, '')
  return localeChain(locale).find((link) => known.has(link)) ?? 'default'
}

/** Indexed words of a language, the most frequent first. */
export function vocabulary(db: Database, language: string) {
  return vocabularies.get(db, language)
}

/**
 * Products that have every word of the query, each as a word, a beginning, a part of a word, or
 * with a small mistake put right. A query without words matches nothing.
 */
export function searchText(db: Database, locale: string, query: string): TextMatches {
  const language = searchLanguage(db, locale)
  let scores: Map<string, number> | undefined
  const terms: TermMatch[] = []
  for (const original of new Set(wordsOf(query, language))) {
    const {term, found} = searchTerm(db, language, original)
    terms.push(term)
    scores = scores ? intersect(scores, found) : found
  }
  return {scores: scores ?? new Map<string, number>(), terms}
}

function searchTerm(db: Database, language: string, original: string) {
  const term: TermMatch = {original, used: original, corrected: false}
  const found = isUnspaced(original)
    ? new Map<string, number>()
    : searchWords(db, language, original)
  if (found.size === 0 || original.length >= shortestPart) {
    for (const [id, score] of searchParts(db, language, original)) {
      found.set(id, Math.max(found.get(id) ?? 0, score))
    }
  }
  if (found.size > 0) return {term, found}
  const used = correct(db, language, original)
  if (!used) return {term, found}
  return {term: {original, used, corrected: true}, found: searchWords(db, language, used)}
}

function searchWords(db: Database, language: string, word: string): Map<string, number> {
  const exact = quoted(word)
  const wide = `(${exact} OR ${exact} *)`
  if (word.length >= shortestPrefix) return match(db, 'product_words', language, wide)
  const found = match(db, 'product_words', language, exact)
  return found.size > 0 ? found : match(db, 'product_words', language, wide)
}

function searchParts(db: Database, language: string, word: string): Map<string, number> {
  if ([...word].length >= 3) {
    return match(db, 'product_parts', language, quoted(word), partWeight)
  }
  if (!isUnspaced(word)) return new Map()
  // Two characters are a word in Japanese, and too few for the index.
  return scoreFields((field) =>
    queryAll<{product_id: string}>(
      db,
      `SELECT product_id FROM product_parts WHERE language = ? AND instr(${field}, ?) > 0`,
      language,
      word,
    ),
  )
}

function match(
  db: Database,
  table: 'product_words' | 'product_parts',
  language: string,
  expression: string,
  weight = 1,
): Map<string, number> {
  return scoreFields(
    (field) =>
      queryAll<{product_id: string}>(
        db,
        `SELECT product_id FROM ${table} WHERE ${table} MATCH ? AND language = ?`,
        `${field} : ${expression}`,
        language,
      ),
    weight,
  )
}

/** Adds up what each product's matches count, field by field. */
function scoreFields(
  find: (field: Field) => readonly {product_id: string}[],
  weight = 1,
): Map<string, number> {
  const scores = new Map<string, number>()
  for (const field of fields) {
    for (const {product_id: id} of find(field)) {
      scores.set(id, (scores.get(id) ?? 0) + fieldWeights[field] * weight)
    }
  }
  return scores
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

/** The most frequent word that one mistake (two in a long word) turns into the given one. */
function correct(db: Database, language: string, word: string): string | undefined {
  if (word.length < 4 || isUnspaced(word)) return undefined
  const limit = word.length > 5 ? 2 : 1
  let best: {word: string; distance: number} | undefined
  for (const candidate of vocabulary(db, language)) {
    const distance = editDistance(word, candidate.word, limit)
    if (distance <= limit && (!best || distance < best.distance)) {
      best = {word: candidate.word, distance}
    }
  }
  return best?.word
}

function intersect(a: Map<string, number>, b: Map<string, number>): Map<string, number> {
  const both = new Map<string, number>()
  for (const [id, score] of a) {
    const other = b.get(id)
    if (other !== undefined) both.set(id, score + other)
  }
  return both
}

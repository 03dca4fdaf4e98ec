import type {Database} from '../../db/database'
import {categoryTree} from '../catalog/category-tree'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import type {SiteIndex} from './site-index'
import {siteText} from './site-text'
import {searchSettings} from './search-settings-repository'
import {folded, isUnspaced, normalized, runsOf, wordsOf} from './text/words'

/** A phrase that leads to products. */
export interface PhraseSuggestion {
  readonly phrase: string
  /** True when the phrase equals the typed text. */
  readonly exactMatch: boolean
}

/** Completion or correction of a typed word. */
export interface TermSuggestion {
  readonly originalTerm: string
  readonly terms: {
    value: string
    completed: boolean
    corrected: boolean
    exactMatch: boolean
  }[]
}

export interface SuggestionQuery {
  readonly site: Site
  readonly index: SiteIndex
  readonly locale: string
  readonly text: string
  readonly limit: number
}

/** Number of candidates checked for each requested suggestion, because some find no product of the site. */
const candidatesPerSuggestion = 4

/**
 * Completes and corrects the typed text to phrases: the shop's own suggestions, then indexed words,
 * the most frequent first. Only phrases that find a product of the site are returned.
 */
export function suggestPhrases(
  db: Database,
  {site, index, locale, text, limit}: SuggestionQuery,
): {phrases: PhraseSuggestion[]; terms: TermSuggestion[]} {
  const {matcher, documentOf} = siteText(db, site, locale)
  const words = typedWords(text, locale)
  const last = words.at(-1)
  if (last === undefined) return {phrases: [], terms: []}
  const understood = matcher.match(text).terms
  // A phrase of the dictionary stands for several words: each of them stays as it was typed.
  const used = (word: string) => understood.find(({original}) => original === word)?.used ?? word
  const isShown = (phrase: string) => {
    const {scores} = matcher.match(phrase)
    return Array.from(index.tables.documentProduct).some(
      (product) => (scores[documentOf[product] ?? -1] ?? 0) > 0,
    )
  }
  const dictionaries = searchSettings(db, site.id).dictionaries(locale)
  const excluded = new Set(dictionaries.suggestionExclusions.flat().map(normalized))
  const typed = folded(normalized(text).trim())
  const own = dictionaries.suggestions
    .flat()
    .filter((phrase) => folded(normalized(phrase)).startsWith(typed))
  const before = words.slice(0, -1).map(used)
  const completions = matcher.vocabulary
    .completions(isUnspaced(last) ? last : used(last), limit * candidatesPerSuggestion)
    .map(({word}) => word)
  const candidates = [...own, ...completions.map((word) => [...before, word].join(' '))]
  const distinct = new Map<string, string>()
  for (const phrase of candidates) {
    if (!distinct.has(normalized(phrase))) distinct.set(normalized(phrase), phrase)
  }
  const phrases = [...distinct.values()]
    .filter((phrase) => !excluded.has(normalized(phrase)) && isShown(phrase))
    .slice(0, limit)
    .map((phrase) => ({phrase, exactMatch: normalized(phrase) === words.join(' ')}))
  const terms = words.map((word, at) => {
    const values = at === words.length - 1 ? completions.slice(0, limit) : [used(word)]
    return {originalTerm: word, terms: values.map((value) => toTerm(word, value))}
  })
  return {phrases, terms}
}

function toTerm(word: string, value: string): TermSuggestion['terms'][number] {
  const completes = folded(value).startsWith(folded(word))
  return {
    value,
    completed: value !== word && completes,
    corrected: !completes,
    exactMatch: value === word,
  }
}

function typedWords(text: string, locale: string): string[] {
  return runsOf(normalized(text)).flatMap((run) =>
    isUnspaced(run) ? wordsOf(run, locale === 'default' ? 'ja' : locale).map(normalized) : [run],
  )
}

/** Categories that have a word beginning with each word that was typed. */
export function suggestCategories(
  db: Database,
  {site, locale, text, limit}: SuggestionQuery,
): {id: string; name: string; parentCategoryName: string}[] {
  const typed = typedWords(text, locale).map(folded)
  const tree = categoryTree(db, site.catalogId)
  if (typed.length === 0) return []
  return tree
    .all()
    .filter(({id}) => id !== tree.rootId)
    .map((category) => ({category, name: localize(category.texts['name'], locale) ?? category.id}))
    .filter(({name}) => hasWords(name, typed))
    .slice(0, limit)
    .map(({category, name}) => {
      const parent = category.parentId ? tree.get(category.parentId) : undefined
      return {
        id: category.id,
        name,
        parentCategoryName: localize(parent?.texts['name'], locale) ?? name,
      }
    })
}

/** Brands of the site that have a word beginning with each word that was typed. */
export function suggestBrands({index, text, locale, limit}: SuggestionQuery): string[] {
  const typed = typedWords(text, locale).map(folded)
  if (typed.length === 0) return []
  const brands = index.derive('brands', () => {
    const {values, starts, codes} = index.columns.attribute('brand')
    const found = new Set<string>()
    index.tables.documentProduct.forEach((product) => {
      const start = starts[product] ?? 0
      const brand = start < (starts[product + 1] ?? 0) ? values[codes[start] ?? -1] : undefined
      if (brand !== undefined) found.add(brand)
    })
    return [...found].sort()
  })
  return brands.filter((brand) => hasWords(brand, typed)).slice(0, limit)
}

/**
 * Returns true when each typed word is the beginning of a word in the name, or part of a text
 * without spaces.
 */
function hasWords(name: string, typed: readonly string[]): boolean {
  const words = runsOf(normalized(name)).map(folded)
  return typed.every((one) =>
    words.some((word) => (isUnspaced(word) ? word.includes(one) : word.startsWith(one))),
  )
}

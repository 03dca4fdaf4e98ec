import type {Database} from '../../db/database'
import {categoryTree} from '../catalog/category-tree'
import {localize} from '../sites/locale'
import {searchLanguage, searchText, vocabulary} from './text-search'
import {wordsOf} from './words'

/** A phrase that leads to products. */
export interface PhraseSuggestion {
  readonly phrase: string
  /** True when it is what was typed. */
  readonly exactMatch: boolean
}

/** What a word that was typed may stand for. */
export interface TermSuggestion {
  readonly originalTerm: string
  readonly terms: {
    value: string
    completed: boolean
    corrected: boolean
    exactMatch: boolean
  }[]
}

/**
 * Completes and corrects what was typed to phrases of indexed words, the most frequent first.
 * Only phrases that lead to a product which `isShown` on the site.
 */
export function suggestPhrases(
  db: Database,
  locale: string,
  text: string,
  limit: number,
  isShown: (productId: string) => boolean,
): {phrases: PhraseSuggestion[]; terms: TermSuggestion[]} {
  const language = searchLanguage(db, locale)
  const words = wordsOf(text, language)
  const last = words.at(-1)
  if (last === undefined) return {phrases: [], terms: []}
  const {terms: understood} = searchText(db, locale, text)
  const used = (word: string) => understood.find(({original}) => original === word)?.used ?? word
  const completions = vocabulary(db, language)
    .filter(({word}) => word.startsWith(used(last)))
    .slice(0, limit)
  const before = words.slice(0, -1).map(used)
  const phrases = completions
    .map(({word}) => [...before, word].join(' '))
    .filter((phrase) => [...searchText(db, locale, phrase).scores.keys()].some(isShown))
    .map((phrase) => ({phrase, exactMatch: phrase === words.join(' ')}))
  const terms = words.map((word, index) => {
    const values = index === words.length - 1 ? completions.map((one) => one.word) : [used(word)]
    return {
      originalTerm: word,
      terms: values.map((value) => ({
        value,
        completed: value !== word && value.startsWith(word),
        corrected: !value.startsWith(word),
        exactMatch: value === word,
      })),
    }
  })
  return {phrases, terms}
}

/** Categories that have a word beginning with each word that was typed. */
export function suggestCategories(
  db: Database,
  catalogId: string,
  locale: string,
  text: string,
  limit: number,
): {id: string; name: string; parentCategoryName: string}[] {
  const language = searchLanguage(db, locale)
  const typed = wordsOf(text, language)
  const tree = categoryTree(db, catalogId)
  if (typed.length === 0) return []
  return tree
    .all()
    .filter(({id}) => id !== tree.rootId)
    .map((category) => ({category, name: localize(category.texts['name'], locale) ?? category.id}))
    .filter(({name}) => {
      const words = wordsOf(name, language)
      return typed.every((one) => words.some((word) => word.startsWith(one)))
    })
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

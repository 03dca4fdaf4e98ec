import type {Dictionaries, SearchSettings} from '../search-settings-repository'
import type {Alternative} from './query'
import {stemKeys} from './stemming'
import {defaultStopWords} from './stop-words'
import type {PhraseMask} from './text-index-builder'
import {normalized, runsOf} from './words'

/** Dictionary rules of a site for words of one language. */
export interface WordRules {
  stemKeys(word: string): readonly string[]
  isStopWord(word: string): boolean
  /** Words with the same meaning, and those that the given ones stand above. */
  expand(words: readonly string[]): readonly Alternative[]
  /** The parts of a compound word. */
  split(words: readonly string[]): readonly Alternative[]
  isCommonPhrase(words: readonly string[]): boolean
  /** Which words of a text mean nothing alone; undefined when there are none. */
  readonly mask: PhraseMask | undefined
}

/** The rules that hold for a locale of a site. */
export function wordRules(settings: SearchSettings, locale: string): WordRules {
  const dictionaries = settings.dictionaries(locale)
  const exceptions = new Map(
    dictionaries.stems.flatMap(({words, stem}) =>
      words.map((word): [string, string] => [normalized(word), normalized(stem)]),
    ),
  )
  const keysOf = memoized((word) => stemKeys(word, locale, exceptions))
  const phraseKey = (words: readonly string[]) => words.map((word) => keysOf(word)[0]).join(' ')
  const stopWords = settings.has('stopWords', locale)
    ? new Set(dictionaries.stopWords.flat().map(normalized))
    : defaultStopWords(locale)
  const expansions = readExpansions(dictionaries, phraseKey)
  const lastWordPhrases = phrasesOf(dictionaries, 'last-word').map((words) =>
    words.map((word) => keysOf(word)[0]),
  )
  const common = new Set(
    [...phrasesOf(dictionaries, 'exact'), ...phrasesOf(dictionaries, 'last-word')].map(phraseKey),
  )
  const compounds = dictionaries.compounds.flat().flatMap(compoundRule)
  return {
    stemKeys: keysOf,
    isStopWord: (word) => stopWords.has(word),
    expand: (words) => expansions.get(phraseKey(words)) ?? [],
    split: ([word = '', ...others]) => {
      const parts = others.length === 0 ? compounds.map((rule) => rule(word)).find(Boolean) : null
      return parts ? [{words: parts, adjacent: false}] : []
    },
    isCommonPhrase: (words) => common.has(phraseKey(words)),
    mask:
      lastWordPhrases.length === 0
        ? undefined
        : (words, at) => {
            const found = lastWordPhrases.find((phrase) =>
              phrase.every((key, index) => keysOf(words[at + index] ?? '')[0] === key),
            )
            return found ? found.length - 1 : 0
          },
  }
}

function phrasesOf(dictionaries: Dictionaries, phraseMode: 'exact' | 'last-word') {
  return dictionaries.phrases
    .filter(({mode}) => mode === phraseMode)
    .flatMap(({phrases}) => phrases.map((phrase) => runsOf(normalized(phrase))))
    .filter((words) => words.length > 1)
}

function readExpansions(
  {synonyms, hypernyms}: Dictionaries,
  phraseKey: (words: readonly string[]) => string,
): Map<string, Alternative[]> {
  const expansions = new Map<string, Alternative[]>()
  const add = (from: readonly string[], to: readonly string[]): void => {
    const key = phraseKey(from)
    if (from.length === 0 || to.length === 0 || key === phraseKey(to)) return
    const alternative = {words: to, adjacent: to.length > 1}
    expansions.set(key, [...(expansions.get(key) ?? []), alternative])
  }
  const wordsIn = (entry: string) => runsOf(normalized(entry))
  for (const group of synonyms.map((entries) => entries.map(wordsIn))) {
    for (const from of group) for (const to of group) add(from, to)
  }
  for (const {special, general} of hypernyms) {
    for (const from of general) for (const to of special) add(wordsIn(from), wordsIn(to))
  }
  return expansions
}

/** `work-shirt` takes workshirt apart, `*-kleid` every word that ends so. */
function compoundRule(entry: string): ((word: string) => string[] | undefined)[] {
  const parts = normalized(entry.replaceAll('"', ''))
    .split('-')
    .map((part) => part.trim())
  if (parts.length < 2 || parts.some((part) => part === '')) return []
  const source = parts.map((part) =>
    part === '*' ? '(.{2,})' : `(${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`,
  )
  const pattern = new RegExp(`^${source.join('')}$`, 'u')
  return [(word) => pattern.exec(word)?.slice(1)]
}

function memoized<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    let value = known.get(word)
    if (value === undefined) {
      value = compute(word)
      known.set(word, value)
    }
    return value
  }
}

import type {z} from 'zod'
import {readData} from '../data'
import {searchSchema} from '../schema'
import {el, leaf, serialize, type Element} from './xml'

type Dictionary = z.infer<typeof searchSchema>['dictionaries'][string]

const {attributes, dictionaries} = readData('search', searchSchema)

/** Norwegian goes by two codes. */
const spoken = Object.entries({...dictionaries, no: dictionaries['nb']}).flatMap(
  ([lang, dictionary]) => (dictionary ? [[lang, dictionary] as const] : []),
)

/** `search2.xml` of a site: what is searched, and what its words mean. */
export function searchXml(): string {
  const lists = (name: string, element: string, linesOf: (one: Dictionary) => readonly string[]) =>
    spoken.map(([lang, dictionary]) => {
      const lines = linesOf(dictionary)
      return lines.length === 0
        ? undefined
        : el(
            name,
            {'xml:lang': lang},
            lines.map((line) => leaf(element, line)),
          )
    })
  return serialize(
    el(
      'search',
      {xmlns: 'http://www.demandware.com/xml/impex/search2/2010-02-19'},
      el('searchable-attributes', {}, attributes.map(searchableAttribute)),
      lists('stopword-list', 'stopwords', ({stopWords}) => stopWords),
      lists('synonym-list', 'synonyms', ({synonyms}) => synonyms),
      spoken.map(
        ([lang, {hypernyms}]) =>
          hypernyms && el('hypernym-list', {'xml:lang': lang}, hypernyms.map(hypernymRule)),
      ),
      lists('suggestion-list', 'suggestions', ({suggestions}) => suggestions),
      lists('compound-word-list', 'compound-words', ({compounds = []}) => compounds),
    ),
  )
}

function searchableAttribute({
  path,
  boost,
  correction,
}: z.infer<typeof searchSchema>['attributes'][number]): Element {
  return el(
    'searchable-attribute',
    {},
    leaf('attribute-path', path),
    leaf('boost', boost),
    leaf('auto-correction', correction ?? true),
  )
}

function hypernymRule({hyponyms, hypernym}: {hyponyms: string; hypernym: string}): Element {
  return el('hypernym-rule', {}, leaf('hyponyms', hyponyms), leaf('hypernyms', hypernym))
}

import type {
  DictionaryEntries,
  DictionaryKind,
} from '../../domains/search/search-settings-repository'
import {findRow, nextPosition, remove, upsert} from '../row-repository'
import {localeOf} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Lists of the archive that have no effect on searches of the sandbox. */
const withoutEffect = ['redirect-list', 'user-dictionaries', 'index-settings', 'keyword-group-list']

/** Reads `search2.xml` of a site: searchable attributes and dictionaries. */
export function searchReader(context: ReadContext): FileReader {
  const {db, siteId, report} = context
  const write = dictionaryWriter(context)
  const takeAll = (node: XmlNode): void => {
    for (const child of node.children) {
      node.all(child.name)
      takeAll(child)
    }
  }
  return {
    root: 'search',
    records: {
      'searchable-attributes'(node) {
        const attributes = node.all('searchable-attribute')
        // The list is one value: what it says replaces what an earlier archive said.
        if (attributes.length > 0) remove(db, 'search_attribute', {site_id: siteId})
        attributes.forEach((attribute, position) => {
          upsert(db, 'search_attribute', {
            site_id: siteId,
            position,
            path: attribute.string('attribute-path') ?? '',
            boost: attribute.number('boost') ?? 1,
            correction: attribute.boolean('auto-correction') ?? true,
          })
          report.count('searchable attributes')
        })
      },
      'stopword-list': listOf(write, 'stopWords', 'stopwords'),
      'synonym-list': listOf(write, 'synonyms', 'synonyms'),
      'compound-word-list': listOf(write, 'compounds', 'compound-words'),
      'category-exclusion-list': listOf(write, 'categoryExclusions', 'category-exclusions'),
      'hypernym-list'(node) {
        for (const rule of node.all('hypernym-rule')) {
          const special = entriesOf(rule.string('hyponyms'))
          write(node, 'hypernyms', {special, general: entriesOf(rule.string('hypernyms'))})
        }
      },
      'common-phrase-list'(node) {
        for (const phrases of node.all('common-phrases')) {
          const mode =
            phrases.attributes['match-mode'] === 'last-word-match' ? 'last-word' : 'exact'
          write(node, 'phrases', {mode, phrases: entriesOf(phrases.text)})
        }
      },
      'stemming-exception-list'(node) {
        for (const rule of node.all('stemming-exception-rule')) {
          const words = entriesOf(rule.string('stemming-exceptions'))
          write(node, 'stems', {words, stem: rule.string('stem') ?? ''})
        }
      },
      'suggestion-list'(node) {
        for (const one of node.all('suggestions')) write(node, 'suggestions', entriesOf(one.text))
        for (const one of node.all('exclusions')) {
          write(node, 'suggestionExclusions', entriesOf(one.text))
        }
        const least = node.number('minimum-term-length')
        if (least !== undefined) write(node, 'minimumTermLength', least)
      },
      ...Object.fromEntries(withoutEffect.map((name) => [name, takeAll])),
    },
  }
}

/** Reads the older `search.xml`, in which each list has an element of its own around it. */
export function oldSearchReader(context: ReadContext): FileReader {
  const write = dictionaryWriter(context)
  return {
    root: 'search',
    records: {
      'stopwords/stopword-group': (node) => write(node, 'stopWords', entriesOf(node.text)),
      'synonyms/synonym-group': (node) => write(node, 'synonyms', entriesOf(node.text)),
      'compound-words/compound-word': (node) => write(node, 'compounds', entriesOf(node.text)),
      'category-exclusions/category-exclusion': (node) =>
        write(node, 'categoryExclusions', entriesOf(node.text)),
      'hypernyms/hypernym-group'(node) {
        const special = entriesOf(node.string('hyponyms'))
        write(node, 'hypernyms', {special, general: entriesOf(node.string('hypernym'))})
      },
    },
  }
}

type DictionaryWriter = <Kind extends DictionaryKind>(
  list: XmlNode,
  kind: Kind,
  content: DictionaryEntries[Kind],
) => void

function dictionaryWriter({db, siteId, report}: ReadContext): DictionaryWriter {
  return (list, kind, content) => {
    const key = {site_id: siteId, language: localeOf(list), kind}
    // A number is the only entry of its kind.
    if (list.attributes['mode'] === 'delete' || typeof content === 'number') {
      remove(db, 'search_dictionary', key)
      if (list.attributes['mode'] === 'delete') return
    }
    // The content is stored as JSON for every kind, so a number is converted to text.
    const entry = {...key, content: JSON.stringify(content)}
    report.count('search dictionary entries')
    if (findRow(db, 'search_dictionary', entry)) return
    upsert(db, 'search_dictionary', {
      ...entry,
      position: nextPosition(db, 'search_dictionary', key),
    })
  }
}

type ListKind = 'stopWords' | 'synonyms' | 'compounds' | 'categoryExclusions'

function listOf(write: DictionaryWriter, kind: ListKind, element: string) {
  return (list: XmlNode): void => {
    for (const one of list.all(element)) write(list, kind, entriesOf(one.text))
  }
}

/** Entries of a dictionary line; negative ones, which only take back built-in entries, are left out. */
function entriesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('-'))
}

import type {DictionaryEntries, DictionaryKind, SearchSettings} from '../search-settings-repository'
import {stemKeys} from './stemming'
import {TextIndexBuilder} from './text-index-builder'
import {TextMatcher} from './text-matcher'
import {wordRules} from './word-rules'

type Lists = {[Kind in DictionaryKind]?: DictionaryEntries[Kind][]}

function settingsOf(lists: Lists): SearchSettings {
  const empty = {
    stopWords: [],
    synonyms: [],
    hypernyms: [],
    phrases: [],
    compounds: [],
    stems: [],
    categoryExclusions: [],
    suggestions: [],
    suggestionExclusions: [],
    minimumTermLength: [],
  }
  return {
    key: '',
    attributes: null,
    dictionaries: () => ({...empty, ...lists}),
    has: (kind) => (lists[kind] ?? []).length > 0,
  }
}

/** Finds texts, the best first; each text is one document. */
function finder(locale: string, texts: readonly string[], lists: Lists = {}) {
  const rules = wordRules(settingsOf(lists), locale)
  const index = new TextIndexBuilder()
  for (const text of texts) index.add([{text, weight: 8, correction: true}], rules.mask)
  const matcher = TextMatcher.of(index.finish(), rules, locale)
  const find = (query: string) => {
    const {scores} = matcher.match(query)
    return texts
      .map((text, at) => ({text, score: scores[at] ?? 0}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({text}) => text)
  }
  return {find, terms: (query: string) => matcher.match(query).terms, matcher}
}

describe('stemKeys', () => {
  it.each([
    ['en', 'strollers', 'stroller'],
    ['de', 'stühle', 'stuhl'],
    ['de', 'kinderwägen', 'kinderwagen'],
    ['fr', 'poussettes', 'poussette'],
    ['nb', 'barnevogner', 'barnevogn'],
    ['es', 'cochecitos', 'cochecito'],
    ['it', 'passeggini', 'passeggino'],
    ['nl', 'stoelen', 'stoel'],
    ['sv', 'barnvagnar', 'barnvagn'],
  ])('%s: %s and %s meet', (locale, a, b) => {
    const keys = stemKeys(b, locale)
    expect(stemKeys(a, locale).some((key) => keys.includes(key))).toBe(true)
  })

  it('takes a word typed without accents for the same', () => {
    const keys = stemKeys('évolutive', 'fr')
    expect(stemKeys('evolutive', 'fr').some((key) => keys.includes(key))).toBe(true)
  })

  it('leaves numbers alone and follows exceptions', () => {
    expect(stemKeys('4711s', 'en')).toEqual(['4711s'])
    expect(stemKeys('geese', 'en', new Map([['geese', 'goose']]))).toEqual(['goose'])
  })
})

describe('words', () => {
  it('are found in every form', () => {
    const {find} = finder('en-GB', ['Two strollers', 'A stroller', 'A chair'])
    expect(find('stroller')).toEqual(['Two strollers', 'A stroller'])
    expect(find('STROLLERS')).toHaveLength(2)
  })

  it('are all needed, stop words aside', () => {
    const {find} = finder('en-GB', ['Chair of oak', 'Oak table', 'The of'])
    expect(find('the chair of oak')).toEqual(['Chair of oak'])
    expect(find('of')).toEqual(['Chair of oak', 'The of'])
  })

  it('use the stop words of the shop in place of the usual ones', () => {
    const {find} = finder('en-GB', ['Oak table', 'The oak'], {stopWords: [['oak']]})
    expect(find('oak table')).toEqual(['Oak table'])
    expect(find('the table')).toEqual([])
  })

  it('are found inside others where a language joins them, and not where it does not', () => {
    expect(finder('de-DE', ['Kinderwagen', 'Wagen', 'Bett']).find('wagen')).toEqual([
      'Wagen',
      'Kinderwagen',
    ])
    expect(finder('en-GB', ['Oak table', 'Adjustable seat']).find('table')).toEqual(['Oak table'])
  })

  it('find ids as a whole and in parts', () => {
    const rules = wordRules(settingsOf({}), 'en')
    const index = new TextIndexBuilder()
    index.add([{text: 'BH-1010-red', weight: 8, correction: false, whole: true}])
    index.add([{text: 'BH-1010-blue', weight: 8, correction: false, whole: true}])
    const matcher = TextMatcher.of(index.finish(), rules, 'en')
    expect([...matcher.match('bh-1010-red').scores].map((score) => score > 0)).toEqual([
      true,
      false,
    ])
    expect([...matcher.match('1010').scores].every((score) => score > 0)).toBe(true)
  })
})

describe('phrases', () => {
  it('in quotation marks stand together, in their order and in one text', () => {
    const {find} = finder('en-GB', ['Solid oak table', 'Oak, a table', 'Table of oak'])
    expect(find('"oak table"')).toEqual(['Solid oak table'])
    expect(find('oak table')).toHaveLength(3)
  })

  it('of the dictionaries leave out what they only begin with', () => {
    const lists: Lists = {phrases: [{mode: 'last-word', phrases: ['table lamp']}]}
    const {find} = finder('en-GB', ['Table lamp', 'Oak table', 'Lamp for a table'], lists)
    expect(find('table')).toEqual(['Oak table', 'Lamp for a table'])
    expect(find('lamps')).toEqual(['Table lamp', 'Lamp for a table'])
    expect(find('table lamps')).toEqual(['Table lamp'])
  })
})

describe('dictionaries', () => {
  it('find synonyms, also of several words, in both directions', () => {
    const {find} = finder('en-GB', ['Stroller', 'Push chair', 'Chair'], {
      synonyms: [['stroller', 'push chair', 'buggy']],
    })
    expect(find('buggy')).toEqual(['Stroller', 'Push chair'])
    expect(find('push chairs')).toEqual(['Push chair', 'Stroller'])
    expect(find('strollers')).toEqual(['Stroller', 'Push chair'])
  })

  it('find the special under the general, not the other way', () => {
    const {find} = finder('en-GB', ['Cot', 'Dresser', 'Furniture polish'], {
      hypernyms: [{special: ['cot', 'dresser'], general: ['furniture']}],
    })
    expect(find('furniture')).toEqual(['Furniture polish', 'Cot', 'Dresser'])
    expect(find('cot')).toEqual(['Cot'])
  })

  it('take compound words apart', () => {
    const {find} = finder('en-GB', ['Rain cover for cots', 'Cover'], {
      compounds: [['rain-cover', '*-bag']],
    })
    expect(find('raincover')).toEqual(['Rain cover for cots'])
  })
})

describe('Japanese, Korean and Chinese', () => {
  const {find} = finder('ja-JP', ['軽量ベビーカー', '高さを調節できる椅子', '椅子'])

  it.each([
    ['ベビーカー', ['軽量ベビーカー']],
    ['べびーかー', ['軽量ベビーカー']],
    ['ﾍﾞﾋﾞｰｶｰ', ['軽量ベビーカー']],
    ['高さ', ['高さを調節できる椅子']],
    ['椅子', ['高さを調節できる椅子', '椅子']],
    ['椅子の高さ', ['高さを調節できる椅子']],
    ['ベッド', []],
  ])('%s', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  it('wants the characters of a word together', () => {
    expect(finder('zh-CN', ['婴儿推车', '推婴儿车']).find('婴儿推车')).toEqual(['婴儿推车'])
    expect(finder('ko-KR', ['경량 유모차', '아기 침대']).find('유모차')).toEqual(['경량 유모차'])
  })
})

describe('did you mean', () => {
  const texts = ['Stroller', 'Stroller bag', 'Table', 'Cable']

  it.each([
    ['strolelr', 'stroller'],
    ['stroler', 'stroller'],
    ['tabel', 'table'],
  ])('%s is corrected to %s', (query, used) => {
    const {find, terms} = finder('en-GB', texts)
    expect(terms(query)).toEqual([{original: query, used, corrected: true}])
    expect(find(query).length).toBeGreaterThan(0)
  })

  it('gives up on a word like no other', () => {
    const {find, terms} = finder('en-GB', texts)
    expect(terms('xylophone')).toEqual([
      {original: 'xylophone', used: 'xylophone', corrected: false},
    ])
    expect(find('xylophone')).toEqual([])
  })
})

import {execute, type Database} from '../../db/database'
import {addSearched, openSearchShop, searchIndex, searchSite} from '../../testing/search-shop'
import type {SiteIndex} from './site-index'
import {suggestBrands, suggestCategories, suggestPhrases} from './suggestions'

let db: Database
let close: () => void
let index: SiteIndex

/** Words of a dictionary of the site. */
const dictionary = (kind: string, ...entries: unknown[]) =>
  entries.forEach((content, position) =>
    execute(
      db,
      `INSERT INTO search_dictionary (site_id, language, kind, position, content)
       VALUES ('TST', 'default', ?, ?, ?)`,
      kind,
      position,
      JSON.stringify(content),
    ),
  )

beforeAll(async () => {
  ;({db, close} = await openSearchShop())
  dictionary(
    'suggestions',
    ['stroller sets', 'strømper'],
    ['stroller ghost', 'Cradle wooden', 'Wooden'],
  )
  dictionary('synonyms', ['car seat', 'carrier'])
  dictionary('suggestionExclusions', ['STROLLING', 'lamp'], ['striped'])
  addSearched(
    db,
    [
      {
        id: 'p1',
        name: {default: 'Stroller strap'},
        categories: {wheels: 1},
        attributes: {brand: 'Barnholt'},
      },
      {
        id: 'p2',
        name: {default: 'Stroller sets'},
        categories: {wheels: 2},
        attributes: {brand: 'Alm & Berg'},
      },
      {
        id: 'p3',
        name: {default: 'Strap striped'},
        categories: {wheels: 3},
        attributes: {brand: 'Barnholt'},
      },
      {
        id: 'p4',
        name: {default: 'Strolling strap'},
        categories: {wheels: 4},
        attributes: {brand: 'Ålbau'},
      },
      {id: 'p5', name: {default: 'Wooden cradle'}, categories: {sleep: 5}},
      {
        id: 'p6',
        name: {default: 'ベビーベッド'},
        categories: {sleep: 6},
        attributes: {brand: '赤ちゃん'},
      },
      {id: 'p7', name: {default: 'Strømper'}, categories: {sleep: 7}},
      {id: 'p9', name: {default: 'Lamp lantern'}, categories: {sleep: 9}},
      {id: 'p11', name: {default: 'Car seat cover'}, categories: {wheels: 11}},
      {id: 'p10', name: {default: 'Lamp'}, categories: {sleep: 10}},
      {id: 'away', name: {default: 'Bag'}, attributes: {brand: 'Backstage'}},
      {id: 'p8', name: {default: 'Straw hat'}, categories: {elsewhere: 8}},
    ],
    [
      {id: 'wheels', name: {default: 'Wheels and prams', de: 'Wagen'}},
      {id: 'prams', parent: 'wheels', name: {default: 'Prams', de: 'Kinderwagen'}},
      {id: 'sleep', name: {default: 'Sleep'}},
      {id: 'praline', parent: 'nowhere'},
      {id: 'étuis', parent: 'sleep'},
      {id: 'beds', parent: 'sleep', name: {default: 'ベビーベッド'}},
    ],
  )
  index = searchIndex(db)
})
afterAll(() => {
  close()
})

const query = (text: string, limit = 10, locale = 'en') => ({
  site: searchSite,
  index,
  locale,
  text,
  limit,
})

describe('phrases', () => {
  const phrases = (text: string, limit?: number) =>
    suggestPhrases(db, query(text, limit)).phrases.map(({phrase}) => phrase)

  it.each<[string, string[]]>([
    ['str', ['stroller sets', 'strømper', 'strap', 'stroller']],
    ['STROLLER ', ['stroller sets', 'stroller']],
    ['cradle', ['Cradle wooden', 'cradle']],
    ['stromp', ['strømper']],
    ['stra', ['strap']],
    ['wooden cra', ['wooden cradle']],
    ['woodn cra', ['wooden cradle']],
    ['wooden crxdle', ['wooden cradle']],
    ['cradle strap', []],
    ['', []],
    ['!', []],
    ['xyzzy', []],
  ])('that "%s" leads to: %j', (text, expected) => {
    expect(phrases(text)).toEqual(expected)
  })

  it.each([
    [0, []],
    [1, ['stroller sets']],
    [3, ['stroller sets', 'strømper', 'strap']],
  ])('are at most %s', (limit, expected) => {
    expect(phrases('str', limit)).toEqual(expected)
  })

  it('that may not be suggested, or find no product, leave their place to the next ones', () => {
    expect(phrases('la', 1)).toEqual(['lantern'])
    expect(phrases('strolli', 1)).toEqual([])
    expect(phrases('straw', 1)).toEqual([])
  })

  it('are there once, in the writing of the shop', () => {
    expect(phrases('wooden')).toEqual(['Wooden'])
  })

  it('keep the words of a phrase of the dictionary', () => {
    expect(phrases('car seat cov')).toEqual(['car seat cover'])
    const {terms} = suggestPhrases(db, query('car seat cov'))
    expect(terms.slice(0, 2).map(({terms: [first]}) => first)).toEqual([
      {value: 'car', completed: false, corrected: false, exactMatch: true},
      {value: 'seat', completed: false, corrected: false, exactMatch: true},
    ])
  })

  it('say which is what was typed', () => {
    expect(suggestPhrases(db, query('Stroller')).phrases).toEqual([
      {phrase: 'stroller sets', exactMatch: false},
      {phrase: 'stroller', exactMatch: true},
    ])
    expect(suggestPhrases(db, query('stroller  SETS')).phrases).toEqual([
      {phrase: 'stroller sets', exactMatch: true},
    ])
    expect(suggestPhrases(db, query('cradle wooden')).phrases[0]).toEqual({
      phrase: 'Cradle wooden',
      exactMatch: true,
    })
  })
})

describe('words', () => {
  const terms = (text: string, limit?: number) => suggestPhrases(db, query(text, limit)).terms
  const term = (value: string, kind: 'completed' | 'corrected' | 'exactMatch') => ({
    value,
    completed: false,
    corrected: false,
    exactMatch: false,
    [kind]: true,
  })

  it('are completed at the end and corrected before', () => {
    expect(terms('woodn cra')).toEqual([
      {originalTerm: 'woodn', terms: [term('wooden', 'corrected')]},
      {originalTerm: 'cra', terms: [term('cradle', 'completed')]},
    ])
    expect(terms('Wooden crxdle')).toEqual([
      {originalTerm: 'wooden', terms: [term('wooden', 'exactMatch')]},
      {originalTerm: 'crxdle', terms: [term('cradle', 'corrected')]},
    ])
  })

  it('are completed without their accents', () => {
    expect(terms('stromp')).toEqual([
      {originalTerm: 'stromp', terms: [term('strømper', 'completed')]},
    ])
  })

  it('are the most frequent ones, as many as wanted', () => {
    expect(terms('str', 2)).toEqual([
      {
        originalTerm: 'str',
        terms: [term('strap', 'completed'), term('stroller', 'completed')],
      },
    ])
  })

  it('are none where nothing begins so, or nothing is typed', () => {
    expect(terms('xyzzy')).toEqual([{originalTerm: 'xyzzy', terms: []}])
    expect(terms('')).toEqual([])
  })

  it('of a script without spaces are told apart', () => {
    const typed = (locale: string) =>
      suggestPhrases(db, query('木のベッド', 5, locale)).terms.map(({originalTerm}) => originalTerm)
    expect(typed('ja-JP')).toEqual(['木', 'ノ', 'ベッド'])
    expect(typed('default')).toEqual(['木', 'ノ', 'ベッド'])
  })
})

describe('categories', () => {
  const ids = (text: string, limit?: number, locale?: string) =>
    suggestCategories(db, query(text, limit, locale)).map(({id}) => id)

  it.each<[string, string[]]>([
    ['pra', ['wheels', 'prams']],
    ['PRAMS', ['wheels', 'prams']],
    ['wheels pr', ['wheels']],
    ['pr wheels', ['wheels']],
    ['prams sleep', []],
    ['rams', []],
    ['e', ['étuis']],
    ['ベッド', ['beds']],
    ['べびー', ['beds']],
    ['root', []],
    ['', []],
    ['-', []],
  ])('that "%s" leads to: %j', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  it('are named in the language of the shopper', () => {
    expect(ids('kinder', 10, 'de-DE')).toEqual(['prams'])
    expect(ids('pra', 10, 'de-DE')).toEqual([])
  })

  it.each([
    [0, []],
    [1, ['wheels']],
    [2, ['wheels', 'prams']],
  ])('are at most %s', (limit, expected) => {
    expect(ids('pra', limit)).toEqual(expected)
  })

  it('say what they are below', () => {
    expect(suggestCategories(db, query('pra', 10))).toEqual([
      {id: 'wheels', name: 'Wheels and prams', parentCategoryName: 'Wheels and prams'},
      {id: 'prams', name: 'Prams', parentCategoryName: 'Wheels and prams'},
    ])
    expect(suggestCategories(db, query('etui', 10, 'de'))).toEqual([
      {id: 'étuis', name: 'étuis', parentCategoryName: 'Sleep'},
    ])
  })
})

describe('brands', () => {
  it.each<[string, string[]]>([
    ['b', ['Alm & Berg', 'Barnholt']],
    ['BARN', ['Barnholt']],
    ['al', ['Alm & Berg', 'Ålbau']],
    ['berg al', ['Alm & Berg']],
    ['berg barn', []],
    ['olt', []],
    ['赤', ['赤ちゃん']],
    ['ちゃん', ['赤ちゃん']],
    ['back', []],
    ['', []],
  ])('that "%s" leads to: %j', (text, expected) => {
    expect(suggestBrands(query(text))).toEqual(expected)
  })

  it.each([
    [0, []],
    [1, ['Alm & Berg']],
    [2, ['Alm & Berg', 'Barnholt']],
  ])('are at most %s', (limit, expected) => {
    expect(suggestBrands(query('b', limit))).toEqual(expected)
  })
})

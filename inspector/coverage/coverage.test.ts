import type {ContentFact, ProductFact} from '../facts/facts'
import {factsOf, localeOf} from '../testing/facts-of'
import {coverage} from './coverage'

const product = (changes: Partial<ProductFact>): ProductFact => ({
  id: 'BH-1010',
  name: 'Vindra',
  description: '',
  orderable: true,
  hasImage: true,
  withoutPrice: [],
  ...changes,
})
const asset = (id: string, sentences: readonly string[]): ContentFact => ({
  id,
  name: id,
  length: 500,
  sentences,
})

/** Subject and problem of the gaps of a kind in German, by the facts of an English and a German page. */
const gapsOf = (kind: 'texts' | 'content', german: object, english: object) =>
  coverage(factsOf({locales: [localeOf('de-DE', german), localeOf('en-DE', english)]}))
    .filter(({locale}) => locale === 'de-DE')
    .flatMap(({shares}) => shares[kind]?.gaps ?? [])
    .map(({subject, problem}) => `${subject} ${problem}`)

const question = 'Is it ready for a newborn?'

it('counts a product with an English question among German texts', () => {
  const english = {
    products: [product({description: 'A stroller for town.', pageTexts: [question]})],
  }
  const german = (pageTexts: readonly string[]) => ({
    products: [product({description: 'Ein Kinderwagen für die Stadt.', pageTexts})],
  })
  expect(gapsOf('texts', german([question]), english)).toEqual([
    'Vindra has questions or labels in English',
  ])
  expect(gapsOf('texts', german(['Ist er von Geburt an geeignet?']), english)).toEqual([])
  const described = {products: [product({description: 'A stroller for town.'})]}
  expect(gapsOf('texts', described, english)).toEqual(['Vindra is described in English'])
})

it('counts content that is mostly in English, not that with an address in it', () => {
  const english = {content: [asset('imprint', ['one', 'two', 'street'])]}
  const german = (...sentences: string[]) => ({content: [asset('imprint', sentences)]})
  const own = (gaps: string[]) => gaps.filter((gap) => gap.startsWith('imprint'))
  expect(own(gapsOf('content', german('one', 'two', 'street'), english))).toEqual([
    'imprint is in English',
  ])
  expect(own(gapsOf('content', german('eins', 'zwei', 'street'), english))).toEqual([])
})

import type {PageFact} from '../facts/facts'
import {factsOf} from '../testing/facts-of'
import {alternateWithoutReturn} from './alternate-without-return'

const home = (path: string, alternates: Record<string, string>): PageFact => ({
  kind: 'home',
  path,
  status: 200,
  htmlBytes: 1,
  scriptBytes: 1,
  alternates,
})
const both = {'de-DE': '/deu/de-de/home', 'en-DE': '/deu/en-de/home'}

it('finds a page that is named and does not name back', () => {
  const pages = [home('/deu/de-de/home', both), home('/deu/en-de/home', {})]
  expect(alternateWithoutReturn.run(factsOf({pages})).map(({problem}) => problem)).toEqual([
    '/deu/de-de/home names /deu/en-de/home as its version in en-DE, which does not name it.',
  ])
})

it('accepts pages that name each other, and pages that were not read', () => {
  const pages = [
    home('/deu/de-de/home', {...both, 'fr-FR': '/fra/fr-fr/home'}),
    home('/deu/en-de/home', both),
  ]
  expect(alternateWithoutReturn.run(factsOf({pages}))).toEqual([])
})

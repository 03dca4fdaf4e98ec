import {sites} from '../../config/sites/registry'
import {genericClaimIn} from '../../config/markets/environmental-claims'
import {factsOf, localeOf} from '../testing/facts-of'
import {environmentalClaim} from './environmental-claim'

const claims = [{subject: 'BH-1', words: 'klimaneutral', path: '/product/BH-1'}]

it('names the words with their page', () => {
  const facts = factsOf({locales: [localeOf('de-DE', {claims})]})
  expect(environmentalClaim.run(facts)).toEqual([
    expect.objectContaining({
      id: 'environmental-claim-deu-de-de-bh-1',
      problem: '“BH-1” says “klimaneutral” in de-DE.',
      page: 'http://shop.test/deu/de-de/product/BH-1',
    }),
  ])
})

it('asks nothing outside of the European Union', () => {
  const site = sites.find(({id}) => id === 'USA')
  const facts = factsOf({...(site && {site}), locales: [localeOf('en-DE', {claims})]})
  expect(environmentalClaim.run(facts)).toEqual([])
})

it.each([
  ['en', 'An eco-friendly chair.', 'eco-friendly'],
  ['de', 'Unser umweltfreundliches Holz.', 'umweltfreundlich'],
  ['fr', 'Un bois respectueux de l’environnement.', 'respectueux de l’environnement'],
  ['pl', 'Wózek przyjazny dla środowiska.', 'przyjazny dla środowisk'],
  ['sv', 'En klimatneutral vagn.', 'klimatneutral'],
  ['es', 'Relleno de espelta ecológica', undefined],
  ['en', 'Beech from certified forests.', undefined],
  ['xx', 'eco-friendly', undefined],
])('%s: the generic claim of “%s” is %s', (language, text, words) => {
  expect(genericClaimIn(text, language)).toBe(words)
})

import {createPaths} from '@common/paths'
import {testShop} from '@app/shared/test/shop'
import {legalLinksOf} from './legal-links'

const {site, locale} = testShop('DEU')
const paths = createPaths(site, locale)
/** A market that asks for no page of its own. */
const frame = {paths, market: {accessibility: null}}
const hrefsOf = (links: readonly {href: string}[]) =>
  links.map(({href}) => href.replace('/deu/de-de/customer-service/legal/', ''))
const label = (page: string) => page

const REQUIRED = ['imprint.html', 'privacy-policy.html', 'terms/terms.html']

test('without content the required pages are linked', () => {
  const links = legalLinksOf([], frame, label)
  expect(hrefsOf(links)).toEqual(REQUIRED)
  expect(links[0]?.label).toBe('imprint')
})

test('the words and the order of the content team come first', () => {
  const content = [...REQUIRED].reverse().map((name) => ({
    label: `Unser ${name}`,
    href: `/customer-service/legal/${name}`,
  }))
  const links = legalLinksOf(content, frame, label)
  expect(hrefsOf(links)).toEqual([...REQUIRED].reverse())
  expect(links.map(({label: text}) => text)).toContain('Unser imprint.html')
})

test('a required page that the content team left out is linked all the same', () => {
  const links = legalLinksOf(
    [{label: 'Terms', href: '/customer-service/legal/terms/terms.html'}],
    frame,
    label,
  )
  expect(hrefsOf(links)).toEqual(['imprint.html', 'privacy-policy.html', 'terms/terms.html'])
})

test('the accessibility statement is the last link where the market asks for one', () => {
  const {market} = testShop('DEU')
  const content = [{label: 'Widerruf', href: '/x.html'}]
  const links = legalLinksOf(content, {paths, market}, label)
  expect(hrefsOf(links)).toEqual([...REQUIRED, '/deu/de-de/x.html', 'accessibility.html'])
})

import {createPaths} from '@common/paths'
import {testShop} from '@app/shared/test/shop'
import {LEGAL_PAGES} from '@common/legal-pages'
import {legalLinksOf, legalPagesOf} from './legal-links'

const {site, locale} = testShop('DEU')
const paths = createPaths(site, locale)
const hrefsOf = (links: readonly {href: string}[]) =>
  links.map(({href}) => href.replace('/deu/de-de/customer-service/legal/', ''))
const label = (page: string) => page

const REQUIRED = ['imprint.html', 'privacy-policy.html', 'terms/terms.html']

test('without content the required pages are linked', () => {
  const links = legalLinksOf([], paths, LEGAL_PAGES, label)
  expect(hrefsOf(links)).toEqual(REQUIRED)
  expect(links[0]?.label).toBe('imprint')
})

test('the words and the order of the content team come first', () => {
  const content = [...REQUIRED].reverse().map((name) => ({
    label: `Unser ${name}`,
    href: `/customer-service/legal/${name}`,
  }))
  const links = legalLinksOf(content, paths, LEGAL_PAGES, label)
  expect(hrefsOf(links)).toEqual([...REQUIRED].reverse())
  expect(links.map(({label: text}) => text)).toContain('Unser imprint.html')
})

test('a required page that the content team left out is linked all the same', () => {
  const links = legalLinksOf(
    [{label: 'Terms', href: '/customer-service/legal/terms/terms.html'}],
    paths,
    LEGAL_PAGES,
    label,
  )
  expect(hrefsOf(links)).toEqual(['imprint.html', 'privacy-policy.html', 'terms/terms.html'])
})

test('the accessibility statement is linked where the market asks for one', () => {
  const {market} = testShop('DEU')
  expect(legalPagesOf(market)).toEqual([...LEGAL_PAGES, 'accessibility'])
  expect(legalPagesOf(testShop('USA').market)).toEqual(LEGAL_PAGES)
  const links = legalLinksOf([], paths, legalPagesOf(market), label)
  expect(hrefsOf(links)).toContain('accessibility.html')
})

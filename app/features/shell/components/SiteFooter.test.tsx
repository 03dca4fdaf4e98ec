import {act, screen, within} from '@testing-library/react'
import {BUSINESS_FACTS} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {NO_FOOTER_CONTENT} from '@app/features/content/public/shell-content'
import {SiteFooter} from './SiteFooter'

const legalLinks = () =>
  within(screen.getByRole('navigation', {name: 'Rechtliches'}))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const shop = testShop('DEU', 'de-DE')
const LEGAL = '/deu/de-de/customer-service/legal'

it('links the legal pages when there is no content', () => {
  renderInShop(<SiteFooter />, {shop})
  expect(legalLinks()).toEqual([
    ['Vertrag widerrufen', '/deu/de-de/withdraw'],
    ['Impressum', `${LEGAL}/imprint.html`],
    ['Datenschutz', `${LEGAL}/privacy-policy.html`],
    ['AGB', `${LEGAL}/terms/terms.html`],
    ['Barrierefreiheit', `${LEGAL}/accessibility.html`],
  ])
})

it('has a text of its own for business customers', () => {
  const content = {...NO_FOOTER_CONTENT, legalText: 'Inkl. MwSt.', legalTextNet: 'Zzgl. MwSt.'}
  renderInShop(<SiteFooter content={content} />, {shop})
  expect(screen.getByText('Inkl. MwSt.')).toHaveAttribute('data-gross')
  act(() => publishCustomerFacts(BUSINESS_FACTS))
  expect(screen.getByText('Zzgl. MwSt.')).not.toHaveAttribute('data-gross')
  expect(screen.queryByText('Inkl. MwSt.')).not.toBeInTheDocument()
  act(() => publishCustomerFacts(null))
})

it('links them when the content has others only', () => {
  const content = {...NO_FOOTER_CONTENT, legalLinks: [{label: 'Widerruf', href: '/x.html'}]}
  renderInShop(<SiteFooter content={content} />, {shop})
  expect(legalLinks().map(([label]) => label)).toEqual([
    'Vertrag widerrufen',
    'Impressum',
    'Datenschutz',
    'AGB',
    'Widerruf',
    'Barrierefreiheit',
  ])
})

// PWA Kit's address of static files in browsers.
beforeAll(() => Object.assign(window, {Progressive: {buildOrigin: '/bundle/'}}))

it('links the known networks with their drawings, and special offers as a section', () => {
  const content = {
    ...NO_FOOTER_CONTENT,
    sections: [{title: 'Service', links: []}],
    specialOffers: [{label: 'Vier Stühle', href: '/search?pmid=chairs'}],
    social: [
      {id: 'weibo', href: 'https://example.com/weibo'},
      {id: 'unknown', href: 'https://example.com/unknown'},
    ],
  }
  renderInShop(<SiteFooter content={content} />, {shop})
  const social = within(screen.getByRole('list', {name: 'Folge uns'})).getAllByRole('link')
  expect(social.map((link) => link.getAttribute('aria-label'))).toEqual(['Barnholt auf Weibo'])
  expect(social[0]?.querySelector('use')?.getAttribute('href')).toBe(
    '/bundle/static/ico/social.svg#weibo',
  )
  expect(screen.getByRole('link', {name: 'Vier Stühle'})).toHaveAttribute(
    'href',
    '/deu/de-de/search?pmid=chairs',
  )
})

import {DEU} from '../../../config/testing/sites'
import {defaultLocaleOf} from '../site-resolver'
import {redirectTarget} from './redirect-target'

const where = {site: DEU, locale: defaultLocaleOf(DEU)}
const target = (redirect: object, search = '') =>
  redirectTarget({statusCode: 301, ...redirect}, where, search)

it.each([
  [{resourceType: 'PRODUCT', resourceId: 'BH 1'}, '/deu/de-de/product/BH%201'],
  [{resourceType: 'CATEGORY', resourceId: 'cots', destinationUrl: 'x'}, '/deu/de-de/category/cots'],
  [{resourceType: 'CONTENT_ASSET', resourceId: 'faq'}, '/deu/de-de/content/faq'],
  [{destinationUrl: '/search?q=a'}, '/deu/de-de/search?q=a'],
  [{destinationUrl: 'home#top'}, '/deu/de-de/home#top'],
  [{destinationUrl: '/usa/en-us/home'}, '/usa/en-us/home'],
  [{destinationUrl: 'https://example.test/new?a=1'}, 'https://example.test/new?a=1'],
  [{destinationUrl: '/search?q=a', additionalUrlParams: '&b=2'}, '/deu/de-de/search?q=a&b=2'],
])('%j leads to %s', (redirect, expected) => {
  expect(target(redirect)).toBe(expected)
})

it.each([
  '//evil.test/x',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  '',
])('%s leads nowhere', (destinationUrl) => {
  expect(target({destinationUrl})).toBeNull()
})

it('copies the query where the redirect says so, without what marks the request', () => {
  const query = '?color=oak&redirected=1&site=DEU&locale=de-DE&next=//evil.test'
  const copied = target({destinationUrl: '/home', copySourceParams: true}, query)
  expect(copied).toBe('/deu/de-de/home?color=oak&next=%2F%2Fevil.test')
  expect(target({destinationUrl: '/home', copySourceParams: false}, query)).toBe('/deu/de-de/home')
})

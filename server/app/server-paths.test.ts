import {isPageRequest} from './server-paths'

it.each([
  ['GET', '/deu/de-de/home', true],
  ['HEAD', '/no/such/page?x=1', true],
  ['GET', '/robots.txt.bak', true],
  ['GET', '/callbacks', true],
  ['POST', '/deu/de-de/home', false],
  ['GET', '/mobify/proxy/api/x', false],
  ['GET', '/callback?code=1', false],
  ['GET', '/sites.json', false],
  ['GET', '/share-image/deu/de-de/home/home.jpg', false],
])('%s %s is a page: %s', (method, url, expected) => {
  expect(isPageRequest(method, url)).toBe(expected)
})

import {routeNames, routes} from '../../common/routes'
import {prefixedAddress} from './prefixed-address'
import {fromAcceptLanguage} from './visitor-language'

it.each([
  // At home
  ['/?site=DEU&locale=en-DE', '/deu/en-de/home'],
  ['/?site=usa', '/usa/en-us/home'],
  ['/?locale=ja-JP', '/jpn/ja-jp/home'],
  // Without a prefix
  ['/home', '/global/en-gr/home'],
  ['/search?site=DEU&locale=en-DE&q=chair', '/deu/en-de/search?q=chair'],
  ['/any-name/BH-1010.html?site=DEU', '/deu/de-de/any-name/BH-1010.html'],
  ['/content/about?locale=en-DE', '/deu/en-de/content/about'],
  ['/nowhere?site=DEU', '/deu/de-de/nowhere'],
  ['/BH-1010.html?color=sand', '/global/en-gr/BH-1010.html?color=sand'],
  ['/any-name/BH-1010.html', '/global/en-gr/any-name/BH-1010.html'],
  ['/customer-service', '/global/en-gr/customer-service'],
  // The site alone
  ['/deu', '/deu/de-de/home'],
  ['/fra/', '/fra/fr-fr/home'],
  ['/USA?utm_source=mail', '/usa/en-us/home?utm_source=mail'],
  ['/deu/search?q=a%20b', '/deu/de-de/search?q=a%20b'],
  ['/deu/BH-1010.html', '/deu/de-de/BH-1010.html'],
  ['/deu?locale=en-DE', '/deu/en-de/home'],
  // In capitals
  ['/DEU/DE-DE/home', '/deu/de-de/home'],
  ['/DEU/en-DE/search?q=a%20b', '/deu/en-de/search?q=a%20b'],
  ['/Deu/de-de/BH-1010.html', '/deu/de-de/BH-1010.html'],
  // The query wins over the prefix
  ['/deu/de-de/product/BH-1010?locale=en-DE&color=sand', '/deu/en-de/product/BH-1010?color=sand'],
  ['/deu/en-de/home?site=USA', '/usa/en-us/home'],
  ['/deu/de-de?site=USA', '/usa/en-us'],
  // Names of the same site, or unknown ones, leave the prefix
  ['/deu/en-de/home?site=DEU', '/deu/en-de/home'],
  ['/deu/en-de/home?site=nowhere&locale=xx-XX', '/deu/en-de/home'],
  ['/search?site=DEU&site=USA&q=a', '/deu/de-de/search?q=a'],
  // Never another host
  ['//example.com/home?site=DEU', '/deu/de-de//example.com/home'],
])('%s is at %s', (url, address) => {
  expect(prefixedAddress(url)).toBe(address)
})

it.each([
  '/',
  '/deu/de-de',
  '/deu/de-de/',
  '/deu/de-de/home',
  '/usa/en-us/search?q=a%20site',
  '/nowhere',
  '/deu/nowhere',
  '/deu/xx-xx/home',
  '/mobify/bundle/1/page.html',
])('%s is where it is', (url) => expect(prefixedAddress(url)).toBeNull())

it('is on the site of the visitor when it names none', () => {
  const visitor = fromAcceptLanguage('en-DE')
  expect(prefixedAddress('/BH-1010.html', visitor)).toBe('/deu/en-de/BH-1010.html')
  expect(prefixedAddress('/deu', visitor)).toBe('/deu/en-de/home')
  expect(prefixedAddress('/fra', visitor)).toBe('/fra/fr-fr/home')
  expect(prefixedAddress('/usa/en-us/home', visitor)).toBeNull()
})

it('leads to an address that is where it is', () => {
  for (const url of ['/?site=DEU', '/deu/de-de/home?locale=en-DE', '/search?locale=en-DE']) {
    expect(prefixedAddress(prefixedAddress(url) ?? '')).toBeNull()
  }
})

/** An address of each pattern of the table of routes, without site and locale. */
const addresses = routeNames.flatMap((name) =>
  routes[name].patterns.map((pattern) => {
    const path = pattern
      .replace(/:root\(\w+[^)]*\)/, 'ct')
      .replace(/\/:\w+\?$/, '/00001')
      .replace(/:\w+(\([^)]*\))?[+*]?/g, 'some-id')
      .replace('/*/', '/any-name/')
    return [`${name} ${pattern}`, path] as const
  }),
)

describe.each(addresses)('site and locale in the query of %s (rule SITE-5)', (_, path) => {
  it('lead to the prefixed address, and the rest of the query stays', () => {
    const carried = prefixedAddress(`${path || '/'}?site=DEU&locale=en-DE&color=sand`)
    expect(carried).toBe(path ? `/deu/en-de${path}?color=sand` : '/deu/en-de/home')
  })
  it('win over the prefix', () => {
    expect(prefixedAddress(`/usa/en-us${path}?site=JPN&locale=en-JP`)).toBe(`/jpn/en-jp${path}`)
    expect(prefixedAddress(`/deu/de-de${path}?locale=en-DE`)).toBe(`/deu/en-de${path}`)
  })
  it('are not needed with a prefix', () => {
    expect(prefixedAddress(`/deu/de-de${path}?color=sand`)).toBeNull()
  })
})

import {prefixedAddress} from './prefixed-address'

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

it.each(['/', '/deu/de-de/home', '/usa/en-us/search?q=site', '/nowhere', '/nowhere/x.html'])(
  '%s is where it is',
  (url) => expect(prefixedAddress(url)).toBeNull(),
)

it('leads to an address that is where it is', () => {
  for (const url of ['/?site=DEU', '/deu/de-de/home?locale=en-DE', '/search?locale=en-DE']) {
    expect(prefixedAddress(prefixedAddress(url) ?? '')).toBeNull()
  }
})

import {sites} from '../../../config/sites/registry'
import {fromPath} from '../site-resolver'
import {sharedPath} from './shared-address'

const where = fromPath('/deu/de-de')
if (!where) throw new Error('There is no German site.')
const HOME = '/deu/de-de/home'

it.each([
  [
    'a page of the shop',
    {url: 'https://shop.example/deu/de-de/product/BH-1010?a=1#b'},
    '/deu/de-de/product/BH-1010?a=1#b',
  ],
  [
    'a page of another of its sites',
    {url: 'https://shop.example/fra/fr-fr/home'},
    '/fra/fr-fr/home',
  ],
  [
    'an address within a text',
    {text: 'Look: https://shop.example/deu/de-de/home !'},
    '/deu/de-de/home',
  ],
  [
    'an address at the end of a sentence',
    {text: 'Look (https://shop.example/deu/de-de/product/BH-1010-sand-black).'},
    '/deu/de-de/product/BH-1010-sand-black',
  ],
  ['an address in capitals', {text: 'HTTPS://SHOP.EXAMPLE/deu/de-de/home'}, '/deu/de-de/home'],
  ['a text', {text: '  oak   high chair '}, '/deu/de-de/search?q=oak%20high%20chair'],
  ['a title alone', {title: 'Cot & crib'}, '/deu/de-de/search?q=Cot%20%26%20crib'],
  ['a page of another shop', {url: 'https://other.example/deu/de-de/home'}, HOME],
  [
    'a path that a browser reads as another host',
    {url: 'https://shop.example//evil.example/x'},
    HOME,
  ],
  ['the same with a backslash', {url: 'https://shop.example/\\evil.example/x'}, HOME],
  ['a host that begins like ours', {url: 'https://shop.example.evil.example/deu/de-de/home'}, HOME],
  ['a user before another host', {url: 'https://shop.example@evil.example/deu/de-de/home'}, HOME],
  ['another port', {url: 'https://shop.example:8443/deu/de-de/home'}, HOME],
  ['a page of an unknown site', {url: 'https://shop.example/xyz/de-de/home'}, HOME],
  ['a script', {url: 'javascript:alert(1)'}, HOME],
  ['nothing', {}, HOME],
])('%s leads to a page of this shop', (_what, parts, path) => {
  expect(sharedPath(where, 'shop.example', parts)).toBe(path)
})

it('a long text is cut', () => {
  const path = sharedPath(where, 'shop.example', {text: 'x'.repeat(5000)})
  expect(path.length).toBeLessThan(140)
})

it('every site leads a text to its own search', () => {
  for (const site of sites)
    for (const locale of site.l10n.supportedLocales)
      expect(sharedPath({site, locale}, 'shop.example', {text: 'a'})).toBe(
        `/${site.alias}/${locale.alias}/search?q=a`,
      )
})

import {
  filesStore,
  isPageAt,
  isPageStore,
  KEY_HEADER,
  pagesOf,
  pagesStore,
  picturesStore,
  releaseOf,
  releaseOfFiles,
  siteOfPath,
  storedKey,
  WORDS_STORE,
} from './offline-stores'

const NAMES = 'key-order, params, except=("site" "locale" "preview" "q" "sort")'
const at = (path: string): URL => new URL(path, 'https://shop.example')

it.each([
  ['/deu/de-de/home?utm_source=icon&source=app', NAMES, '/deu/de-de/home'],
  ['/deu/de-de/search?sort=a&q=chair&gclid=1', NAMES, '/deu/de-de/search?q=chair&sort=a'],
  ['/deu/de-de/search?q=chair#top', NAMES, '/deu/de-de/search?q=chair'],
  ['/deu/de-de/home?x=1&utm_source=icon', null, '/deu/de-de/home?x=1'],
])('the key of %s has what the page reads', (path, header, expected) => {
  expect(storedKey(at(path), header)).toBe(expected)
})

it('a page with another phrase is another page', () => {
  const headers = {'no-vary-search': NAMES, [KEY_HEADER]: '/deu/de-de/search?q=chair'}
  const stored = new Response('', {headers})
  expect(isPageAt(at('/deu/de-de/search?q=chair&utm_source=x'), stored)).toBe(true)
  expect(isPageAt(at('/deu/de-de/search?q=table'), stored)).toBe(false)
  expect(isPageAt(at('/deu/de-de/search'), stored)).toBe(false)
})

it('names of stores say what is in them, and which are ours', () => {
  expect(pagesOf(pagesStore('deu', 'a1-b_2'))).toEqual({site: 'deu', release: 'a1-b_2'})
  expect(pagesOf(filesStore('a1'))).toBeNull()
  expect(releaseOfFiles(filesStore('a1-b'))).toBe('a1-b')
  const ours = [pagesStore('deu', 'a1'), filesStore('a1'), picturesStore('deu'), WORDS_STORE]
  expect(ours.filter(isPageStore)).toEqual(ours)
  expect(['pages', 'workbox-precache', 'storefront', 'shopper-deu'].filter(isPageStore)).toEqual([])
})

it.each([
  ['/deu/de-de', 'deu'],
  ['/deu/de-de/home', 'deu'],
  ['/', null],
  ['/worker.js', null],
  ['/mobify/bundle/1/main.js', null],
])('the site of %s is %s', (path, site) => expect(siteOfPath(path)).toBe(site))

it('a document names its release', () => {
  expect(releaseOf('<link href="/mobify/bundle/12ab/main.css">')).toBe('12ab')
  expect(releaseOf('<p>502 Bad Gateway</p>')).toBeNull()
})

import {seededRandom} from '../../sandbox/testing/extent'

/** Parameter values that no link of the shop has, as written in an address. */
export const NONSENSE_VALUES: readonly string[] = [
  '',
  'abc',
  '-1',
  '0',
  '1e9',
  'NaN',
  '99999999999999999999',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%E0%A4%A',
  '%',
  '%ED%A0%80',
  '%F0%9F%91%B6',
  '%u0041',
  '%25',
  '%252e%252e%252f',
  '..%2f..%2fetc%2fpasswd',
  '%5C..%5C',
  '__proto__',
  'constructor',
  'toString',
  '__proto__=constructor',
  'constructor=toString',
  'price=(a..b)',
  'price=(9..1)',
  'c_color==',
  'cgid=%00',
  'htype=abc',
  '=',
  '|',
  "'%20OR%201=1--",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%7B%22a%22:%5B1%5D%7D',
  '%5B%5D',
  '+',
  'DEU',
  'de-DE',
  'true',
  'null',
  'undefined',
  'x'.repeat(600),
  '%C3%A4'.repeat(300),
]

/** Every parameter that a page, a route or PWA Kit reads, and some names of built-in object members. */
export const PARAMETERS: readonly string[] = [
  'q',
  'refine',
  'sort',
  'offset',
  'limit',
  'pmid',
  'cgid',
  'htype',
  'available-on-web',
  'pid',
  'color',
  'size',
  'site',
  'locale',
  'redirected',
  'token',
  'code',
  'state',
  'address',
  'BH-1010',
  'mobify_server_only',
  'mobify_pretty',
  '__server_only',
  '__server_timing',
  '__proto__',
  'constructor',
  'hasOwnProperty',
]

/** Ways to write one parameter of an address. */
const FORMS: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=${value}&${name}=${value}x`,
  (name, value) => `${name}[]=${value}&${name}[]=b`,
  (name, value) => `${name}[a][b]=${value}`,
  (name, value) => `${name}[__proto__]=${value}`,
  (name, value) => `${name}${value}`,
]

/** Pages and routes that read parameters. `{}` is replaced by a value in the path. */
const READERS = [
  '/deu/de-de/category/strollers',
  '/deu/de-de/search',
  '/deu/de-de/product/BH-1010',
  '/usa/en-us/product/BH-SET-STROLLER',
  '/deu/de-de/home',
  '/deu/de-de/appcheckout/confirmation',
  '/deu/de-de/my-stokke',
  '/search',
  '/',
  '/callback',
  '/services/review-translation/1',
] as const

/** Addresses with a value in their path. */
const PATHS = [
  '/{}',
  '/{}/{}/home',
  '/deu/{}/home',
  '/deu/de-de/{}',
  '/deu/de-de/category/{}',
  '/deu/de-de/category/strollers/{}',
  '/deu/de-de/product/{}',
  '/deu/de-de/{}/{}.html',
  '/deu/de-de/content/{}',
  '/deu/de-de/ct/{}.html',
  '/deu/de-de/customer-service/{}',
  '/deu/de-de/my-stokke/{}',
  '/product/{}',
  '/share-image/deu/de-de/product/{}.jpg',
  '/share-image/{}/de-de/category/{}.jpg',
  '/share-image/deu/{}/home/home.jpg',
  '/services/review-translation/{}?locale=de-DE',
  '/mobify/bundle/{}',
  '/mobify/bundle/{}/main.js',
  '/mobify/proxy/{}',
  '/mobify/caching/{}',
  '/worker.js{}',
] as const

/** Addresses that are malformed in special ways. */
export const SINGULAR: readonly string[] = [
  '//',
  '///deu/de-de/home',
  '/deu//de-de/home',
  '/deu/de-de/home?',
  '/deu/de-de/home??',
  '/deu/de-de/home?a?b=c',
  '/deu/de-de/search?q=a#b',
  '/deu/de-de/search?&&&=&=a&a=&',
  `/deu/de-de/search?${'a=b&'.repeat(400)}`,
  `/deu/de-de/search?${Array.from({length: 1200}, (_, index) => `p${index}=1`).join('&')}`,
  `/deu/de-de/search?${'refine=c_a=b&'.repeat(60)}`,
  `/deu/de-de/search?q${'[a]'.repeat(300)}=1`,
  `/deu/de-de/${'a/'.repeat(700)}`,
  `/deu/de-de/category/${'x'.repeat(8000)}`,
  '/deu/de-de/../../etc/passwd',
  '/deu/de-de/./home',
  '/DEU/DE-DE/home',
  '/deu/de-de/home/',
  '/deu/de-de/home;a=b',
  '/deu/de-de/product/BH-1010?BH-1010[color]=ink&BH-1010[size]=x',
  '/usa/en-us/product/BH-SET-STROLLER?BH-1010=color%3Dink&BH-1010=%',
]

/** Queries of several parameters in random forms and with random values, from the seed. */
function drawnQueries(count: number, seed: number): string[] {
  const next = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const parameter = () => pick(FORMS)(pick(PARAMETERS), pick(NONSENSE_VALUES))
  return Array.from({length: count}, () =>
    Array.from({length: 1 + Math.floor(next() * 4)}, parameter).join('&'),
  )
}

/**
 * Addresses that the shop has to answer without an error: each value once in each parameter of a listing and of a
 * product, each value in each path, and `drawn` random queries for the pages that read parameters.
 */
export function nonsenseAddresses(drawn: number, seed: number): string[] {
  const queries = drawnQueries(drawn, seed)
  const single = PARAMETERS.flatMap((name) =>
    NONSENSE_VALUES.map((value, index) => {
      const reader = READERS[(index + name.length) % 4]
      return `${reader}?${name}=${value}`
    }),
  )
  return [
    ...SINGULAR,
    ...single,
    ...PATHS.flatMap((path) => NONSENSE_VALUES.map((value) => path.replaceAll('{}', value))),
    ...queries.map((query, index) => `${READERS[index % READERS.length]}?${query}`),
  ]
}

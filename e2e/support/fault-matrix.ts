/**
 * The backend systems, their kinds of failure, and the parts of each page that need them: the data of the
 * fault matrix.
 */

import {draw, pairsOf, type Extent} from '../../sandbox/testing/extent'
import type {FaultOrder} from './own-shop'
import type {message} from './texts'

/** Milliseconds of the storefront's time limit for a backend in the matrix, and of a slow backend's answer. */
export const BACKEND_TIMEOUT_MS = 4000
const SLOW_MS = 9000

export const ways = {
  error: {kind: 'status', status: 500},
  slow: {kind: 'latency', delay: SLOW_MS},
  malformed: {kind: 'malformed'},
  dropped: {kind: 'drop'},
  reset: {kind: 'reset'},
} as const satisfies Readonly<Record<string, FaultOrder>>

export type Way = keyof typeof ways

/** Addresses of each system: the calls that fail together. */
export const systems = {
  menu: [{path: '*/shopper-navigation/*/navigation'}],
  'header links': [{path: '*/shopper-navigation/*/navigation-header'}],
  'footer and message bar': [{path: '*/content/(pwa_*'}],
  category: [{path: '*/categories/strollers'}],
  'product search': [{path: '*/product-search'}],
  products: [{path: '*/shopper-products/*/products*'}],
  promotions: [{path: '*/promotions'}],
  'prices of sets': [{path: '*/full-prices'}],
  'home content': [{path: '*/content/home'}],
  'category banner': [{path: '*/content/(banner-*'}],
  'category slots': [{path: '*/slots'}],
  'content page': [{path: '*/content/imprint'}, {path: '*/pages/content/*'}],
  'content search': [{path: '*/content_search'}],
  preferences: [{path: '*/custom_objects/ocapi/site'}],
  reviews: [{system: 'reviews'}],
  personalisation: [{system: 'personalisation'}],
  'social feed': [{system: 'social'}],
  /** The process holds a guest token: refused ones make it request another. */
  'guest token': [{system: 'slas'}],
} as const satisfies Readonly<Record<string, readonly FaultOrder[]>>

export type System = keyof typeof systems

/** Calls that fail together with those of a system, in every kind of failure. */
export const alsoFailing: Readonly<Partial<Record<System, readonly FaultOrder[]>>> = {
  'guest token': ['scapi', 'ocapi'].map((system) => ({kind: 'status', status: 401, system})),
}

/** Missing parts of every page without a system, as `X-Page-Missing` names them. */
const SHELL: Needs = {
  menu: 'navigation',
  'header links': 'header-links',
  'footer and message bar': 'shell-content',
  // A purge forgets them, so the next page of a site reads them.
  preferences: 'site-preferences',
  'guest token': 'site-preferences, navigation, shell-content',
}

/** Result of a page without a system: an error page, or a page without the named parts. */
type Needs = Readonly<Partial<Record<System, string>>>

export const ERROR = 'error'

export interface MatrixPage {
  readonly path: string
  /** Status of the page when all systems answer. */
  readonly status: number
  /** Whether caches keep the page when all systems answer. */
  readonly cacheable: boolean
  /** Content of the page itself, visible with its parts or without. */
  readonly shows: RegExp
  readonly needs: Needs
  /** Text of its error page, of `translations/`; that with the status of the backend when absent. */
  readonly failure?: Parameters<typeof message>[1]
}

const page = (path: string, shows: RegExp, more: Partial<MatrixPage> = {}): MatrixPage => ({
  path: `/deu/de-de${path}`,
  status: 200,
  cacheable: true,
  shows,
  ...more,
  needs: {...SHELL, ...more.needs},
})

/** A page whose own content is read with the guest token. */
const critical = (needs: Needs): Needs => ({...needs, 'guest token': ERROR})

export const pages = {
  home: page('/home', /<h1[^>]*>[^<]*\w/, {
    needs: critical({'home content': ERROR, 'product search': 'products'}),
  }),
  listing: page('/category/strollers', /href="[^"]*\/product\/BH-1010/, {
    needs: critical({
      category: ERROR,
      'product search': ERROR,
      'category banner': 'banner',
      'category slots': 'slots',
    }),
  }),
  search: page('/search?q=wagen', /href="[^"]*\/product\/BH-/, {
    needs: critical({'product search': ERROR, 'content search': 'content-hits'}),
  }),
  /** A page with a promotion. */
  product: page('/product/BH-6120', /<h1[^>]*>[^<]*\w/, {
    needs: critical({
      products: ERROR,
      preferences: 'site-preferences, settings',
      promotions: 'promotions',
    }),
  }),
  set: page('/product/BH-8010', /<h1[^>]*>[^<]*\w/, {
    needs: critical({
      products: ERROR,
      preferences: 'site-preferences, settings',
      'prices of sets': 'set-total',
    }),
  }),
  content: page('/customer-service/legal/imprint.html', /<h1[^>]*>[^<]*\w/, {
    needs: critical({'content page': ERROR}),
    failure: 'content.error',
  }),
  cart: page('/appcart', /<main/),
  login: page('/login', /<h1/),
  'country selector': page('/country-selector', /<h1/),
  checkout: page('/appcheckout', /<main/, {cacheable: false}),
  account: page('/my-stokke', /<h1/, {cacheable: false}),
  'not found': page('/no/such/page', /<h1/, {status: 404, cacheable: false}),
} as const satisfies Readonly<Record<string, MatrixPage>>

export interface FaultCase {
  readonly system: System
  readonly way: Way
}

/** Number of systems tested slow when not all are: each takes the time limit of the pages. */
const SLOW_SAMPLE = 2

/** The cases of this run: every system with every failure, or each with one, and some of them slow too. */
export function casesOf(run: Extent): readonly FaultCase[] {
  const names = Object.keys(systems) as System[]
  const quick = (Object.keys(ways) as Way[]).filter((way) => way !== 'slow')
  const slow = run.full ? names : draw(names, SLOW_SAMPLE, run)
  return [
    ...pairsOf(names, quick, run).map(([system, way]) => ({system, way})),
    ...slow.map((system) => ({system, way: 'slow'}) as const),
  ]
}

/**
 * The routes of the storefront: one table, in the order in which they are tried. The pages of `app/routes.tsx`,
 * hrefs, page roots without a prefix, page kinds, frames and cache groups derive from it.
 */

const SITE = '[a-z]{2,8}'
const LOCALE = '[a-z]{2}-[a-z]{2}'

/** Every page is below its site and locale; React Router's pattern for them. */
export const sitePrefix = `/:site(${SITE})/:locale(${LOCALE})`
/** The same for the beginning of a path, with or without a query. */
export const sitePrefixExpression = new RegExp(`^/${SITE}/${LOCALE}(?=[/?]|$)`)

/** Folder in `app/pages/`. */
type Page =
  | 'account'
  | 'cart'
  | 'category'
  | 'checkout'
  | 'confirmation'
  | 'content'
  | 'country-selector'
  | 'customer-service'
  | 'home'
  | 'login'
  | 'product'
  | 'search'
  | 'wishlist'

export interface Route {
  /** null for an address that the not-found page answers: it has no page yet. */
  readonly page: Page | null
  /** React Router's patterns below site and locale. */
  readonly patterns: readonly [string, ...string[]]
  /** Kind of page in reports of browsers. */
  readonly kind: string
  /** `Cache-Control` group; an ordinary public page when absent. */
  readonly cache?: 'customer-service' | 'none'
  /** Full when absent. */
  readonly header?: 'minimal'
  readonly footer?: 'checkout'
}

export const routes = {
  home: {page: 'home', kind: 'home', patterns: ['/home', '']},
  category: {page: 'category', kind: 'category', patterns: ['/category/:categoryPath+']},
  search: {page: 'search', kind: 'search', patterns: ['/search']},
  cart: {page: 'cart', kind: 'cart', patterns: ['/appcart'], footer: 'checkout'},
  confirmation: {
    page: 'confirmation',
    kind: 'confirmation',
    patterns: ['/appcheckout/confirmation'],
    cache: 'none',
    header: 'minimal',
    footer: 'checkout',
  },
  checkout: {
    page: 'checkout',
    kind: 'checkout',
    patterns: ['/appcheckout'],
    cache: 'none',
    header: 'minimal',
    footer: 'checkout',
  },
  wishlist: {page: 'wishlist', kind: 'account', patterns: ['/my-stokke/wishlist'], cache: 'none'},
  account: {
    page: 'account',
    kind: 'account',
    patterns: [
      '/my-stokke',
      '/my-stokke/orders/:orderId?',
      '/my-stokke/warranty',
      '/my-stokke/personal-information',
      '/my-stokke/addresses',
    ],
    cache: 'none',
  },
  login: {page: 'login', kind: 'account', patterns: ['/login']},
  registration: {page: null, kind: 'account', patterns: ['/registration']},
  resetPassword: {page: null, kind: 'account', patterns: ['/reset-password/:token?']},
  cancelOrder: {page: null, kind: 'account', patterns: ['/cancel-order/:token?']},
  countrySelector: {page: 'country-selector', kind: 'other', patterns: ['/country-selector']},
  support: {
    page: 'customer-service',
    kind: 'service',
    patterns: ['/customer-service/:pageId+', '/support/:pageId+'],
    cache: 'customer-service',
  },
  contactUs: {
    page: 'customer-service',
    kind: 'service',
    patterns: ['/contact-us'],
    cache: 'customer-service',
  },
  content: {
    page: 'content',
    kind: 'content',
    patterns: ['/content/:contentId', '/:root(stokke|ct|newsroom)/:contentPath+.html'],
  },
  notFound: {page: null, kind: 'other', patterns: ['/page-not-found']},
  /** Last, because `*` also stands for what the others begin with. */
  product: {
    page: 'product',
    kind: 'product',
    patterns: ['/product/:productId', '/*/:productId([^/]+).html'],
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof routes
export type PageName = NonNullable<(typeof routes)[RouteName]['page']>
/** Kind of a page in reports; `other` for addresses without a route too. */
export type PageKind = (typeof routes)[RouteName]['kind']

export const routeNames = Object.keys(routes) as readonly RouteName[]

/** All kinds of pages. */
export const pageKinds: readonly PageKind[] = [
  ...new Set(routeNames.map((name) => routes[name].kind)),
]

/** The route of a name with the columns that only some have. */
export const routeNamed = (name: RouteName): Route => routes[name]

/** First segments that a pattern can begin with: `/:root(stokke|ct)/…` has two, `/*` none. */
const rootsOf = (pattern: string): readonly string[] =>
  /^\/(?::\w+\(([\w|]+)\)|([\w-]+))/.exec(pattern)?.slice(1).find(Boolean)?.split('|') ?? []

/** First segments of the paths of pages. */
export const pageRoots = (names: readonly RouteName[] = routeNames): readonly string[] => [
  ...new Set(names.flatMap((name) => routes[name].patterns.flatMap(rootsOf))),
]

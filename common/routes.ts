/**
 * The routes of the storefront: one table, in the order of matching. The pages of `app/routes.tsx`, paths,
 * page roots without a prefix, page kinds, frames and cache groups derive from it.
 */

const SITE = '[a-z]{2,8}'
const LOCALE = '[a-z]{2}-[a-z]{2}'

/** Prefix of every page, with its site and locale, as a pattern of React Router. */
export const sitePrefix = `/:site(${SITE})/:locale(${LOCALE})`
/** The prefix as a regular expression for the start of a path, with or without a query. */
export const sitePrefixExpression = new RegExp(`^/${SITE}/${LOCALE}(?=[/?]|$)`)

interface Route {
  /** React Router's patterns below site and locale. */
  readonly patterns: readonly [string, ...string[]]
  /**
   * Folder in `app/pages/`, the name of the route when absent; null for an address for which the not-found
   * page is shown because it has no page yet.
   */
  readonly page?: string | null
  /** Kind of page in reports of browsers; the name of the route when absent. */
  readonly kind?: string
  /** `Cache-Control` group; that of public pages when absent. */
  readonly cache?: 'customer-service' | 'none'
  /** Header variant; full when absent. */
  readonly header?: 'minimal'
  readonly footer?: 'checkout'
}

export const routes = {
  home: {patterns: ['/home', '']},
  category: {patterns: ['/category/:categoryPath+']},
  search: {patterns: ['/search']},
  cart: {patterns: ['/appcart'], footer: 'checkout'},
  confirmation: {
    patterns: ['/appcheckout/confirmation'],
    cache: 'none',
    header: 'minimal',
    footer: 'checkout',
  },
  checkout: {patterns: ['/appcheckout'], cache: 'none', header: 'minimal', footer: 'checkout'},
  wishlist: {patterns: ['/my-stokke/wishlist'], kind: 'account', cache: 'none'},
  account: {
    patterns: [
      '/my-stokke',
      '/my-stokke/orders/:orderId?',
      '/my-stokke/warranty',
      '/my-stokke/personal-information',
      '/my-stokke/addresses',
    ],
    cache: 'none',
  },
  login: {patterns: ['/login'], kind: 'account'},
  registration: {patterns: ['/registration'], page: null, kind: 'account'},
  resetPassword: {patterns: ['/reset-password/:token?'], page: null, kind: 'account'},
  cancelOrder: {patterns: ['/cancel-order/:token?'], page: null, kind: 'account'},
  countrySelector: {patterns: ['/country-selector'], page: 'country-selector', kind: 'other'},
  support: {
    patterns: ['/customer-service/:pageId+', '/support/:pageId+'],
    page: 'customer-service',
    kind: 'service',
    cache: 'customer-service',
  },
  contactUs: {
    patterns: ['/contact-us'],
    page: 'customer-service',
    kind: 'service',
    cache: 'customer-service',
  },
  content: {patterns: ['/content/:contentId', '/:root(stokke|ct|newsroom)/:contentPath+.html']},
  notFound: {patterns: ['/page-not-found'], page: null, kind: 'other'},
  /** Must be the last route, because `*` also matches the paths of the others. */
  product: {patterns: ['/product/:productId', '/*/:productId([^/]+).html']},
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof routes
type Column<Key extends keyof Route> = {
  [Name in RouteName]: (typeof routes)[Name] extends Readonly<Record<Key, infer Value>>
    ? Value
    : Name
}[RouteName]
export type PageName = NonNullable<Column<'page'>>
/** Kind of a page in reports; `other` also for addresses without a route. */
export type PageKind = Column<'kind'>

export const routeNames = Object.keys(routes) as readonly RouteName[]

/** The route of a name, including its optional columns. */
export const routeNamed = (name: RouteName): Route => routes[name]

/** Folder of the page of a route; null when it has no page yet. */
export const pageOf = (name: RouteName): PageName | null => {
  const {page = name} = routeNamed(name)
  return page as PageName | null
}

/** Kind of the page of a route. */
export const kindOf = (name: RouteName): PageKind => (routeNamed(name).kind ?? name) as PageKind

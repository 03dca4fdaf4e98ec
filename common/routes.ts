/**
 * The routes of the storefront: one table, in the order of matching. The pages of `app/routes.tsx`, paths,
 * page roots without a prefix, page kinds, frames and cache groups derive from it.
 */

import {SOCIAL_CALLBACK_PATH} from '../config/login'
import {PRODUCT_PATH} from '../config/product-path'

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
  /**
   * A page of payment. The security policy of such pages is another one, so they share no document with other pages:
   * a change from one to another loads the page instead of using the router (rule PAY-5).
   */
  readonly ownDocument?: true
  /** True for an address with a token of an order: the page sends no referrer. */
  readonly secret?: true
}

export const routes = {
  home: {patterns: ['/home', '']},
  category: {patterns: ['/category/:categoryPath+']},
  search: {patterns: ['/search']},
  cart: {patterns: ['/appcart'], footer: 'checkout'},
  confirmation: {
    patterns: ['/appcheckout/confirmation'],
    cache: 'none',
    secret: true,
    header: 'minimal',
    footer: 'checkout',
    ownDocument: true,
  },
  checkout: {
    patterns: ['/appcheckout'],
    cache: 'none',
    header: 'minimal',
    footer: 'checkout',
    ownDocument: true,
  },
  wishlist: {patterns: ['/my-stokke/wishlist'], kind: 'account', cache: 'none'},
  account: {
    patterns: [
      '/my-stokke',
      '/my-stokke/orders/:orderId?',
      '/my-stokke/warranty',
      '/my-stokke/personal-information',
      '/my-stokke/addresses',
      '/my-stokke/payment',
    ],
    cache: 'none',
  },
  login: {patterns: ['/login'], kind: 'account'},
  /** The page of the link that activates an account: its address has a code. */
  activation: {
    patterns: ['/activate-account'],
    page: 'login',
    kind: 'account',
    cache: 'none',
    secret: true,
  },
  registration: {patterns: ['/registration'], kind: 'account'},
  resetPassword: {patterns: ['/reset-password'], page: 'reset-password', kind: 'account'},
  /** Landing pages of mails: their addresses have codes, so they are in no cache. One page: the table is in every first script. */
  newPassword: {
    patterns: [
      '/reset-password-landing',
      '/create-new-password',
      '/set-password',
      '/confirm-email',
    ],
    page: 'new-password',
    kind: 'account',
    cache: 'none',
    secret: true,
  },
  loginLink: {
    patterns: ['/passwordless-login-landing'],
    page: 'login-link',
    kind: 'account',
    cache: 'none',
    secret: true,
  },
  socialLogin: {
    patterns: [SOCIAL_CALLBACK_PATH],
    page: 'social-login',
    kind: 'account',
    cache: 'none',
    secret: true,
  },
  /** The token is in the fragment, which browsers do not send. */
  sharedCart: {
    patterns: ['/shared-cart'],
    page: 'shared-cart',
    kind: 'cart',
    cache: 'none',
    secret: true,
    footer: 'checkout',
  },
  /** The token is in the fragment, as that of `sharedCart`. */
  sharedWishlist: {
    patterns: ['/shared-wishlist'],
    page: 'wishlist',
    kind: 'account',
    cache: 'none',
    secret: true,
  },
  cancelOrder: {
    patterns: ['/cancel-order/:token?'],
    page: 'cancel-order',
    kind: 'account',
    cache: 'none',
    secret: true,
    header: 'minimal',
    footer: 'checkout',
  },
  orderLookup: {
    patterns: ['/order-lookup'],
    page: 'order-lookup',
    kind: 'service',
    cache: 'none',
    secret: true,
  },
  shipmentTracking: {
    patterns: ['/shipment-tracking'],
    page: 'shipment-tracking',
    kind: 'service',
    cache: 'none',
    secret: true,
  },
  returnOrder: {
    patterns: ['/return-order'],
    page: 'return-order',
    kind: 'service',
    cache: 'none',
    secret: true,
  },
  withdrawal: {
    patterns: ['/withdraw'],
    kind: 'service',
    cache: 'none',
    secret: true,
    footer: 'checkout',
  },
  /** The address has where the shopper is. */
  stores: {patterns: ['/stores'], kind: 'service', cache: 'none', secret: true},
  store: {patterns: ['/stores/:storeId'], kind: 'service'},
  countrySelector: {patterns: ['/country-selector'], page: 'country-selector', kind: 'other'},
  faq: {
    patterns: ['/customer-service/faq/faq.html'],
    kind: 'service',
    cache: 'customer-service',
  },
  contactUs: {
    patterns: ['/contact-us', '/customer-service/:pageId(press-contact).html'],
    page: 'contact',
    kind: 'service',
    cache: 'customer-service',
  },
  support: {
    patterns: ['/customer-service/:pageId*', '/support/:pageId*'],
    page: 'customer-service',
    kind: 'service',
    cache: 'customer-service',
  },
  content: {patterns: ['/content/:contentId', '/:root(stokke|ct|newsroom)/:contentPath+.html']},
  warranty: {
    patterns: ['/warranty', '/cpsia'],
    kind: 'service',
    cache: 'customer-service',
  },
  momentvm: {patterns: ['/momentvm'], kind: 'content'},
  notFound: {patterns: ['/page-not-found'], page: null, kind: 'other'},
  /** Must be the last route, because `*` also matches the paths of the others. */
  product: {
    patterns: [
      '/product/:productId',
      `${PRODUCT_PATH}/:productId`,
      '/:productId([^/]+).html',
      '/*/:productId([^/]+).html',
    ],
  },
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

const ownDocuments = routeNames
  .filter((name) => routeNamed(name).ownDocument)
  .flatMap((name) => routeNamed(name).patterns)

/**
 * True for the path, with site and locale, of a page of payment, which needs a document of its own.
 * @param path path with or without query and fragment
 */
export function needsOwnDocument(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  const prefix = sitePrefixExpression.exec(pathname)?.[0]
  return prefix !== undefined && ownDocuments.includes(pathname.slice(prefix.length) as never)
}

/**
 * True when a change between two pages loads a document, because their security policies differ.
 * @param from @param to paths with site and locale, with or without query and fragment
 */
export const changesDocument = (from: string, to: string): boolean =>
  needsOwnDocument(from) !== needsOwnDocument(to)

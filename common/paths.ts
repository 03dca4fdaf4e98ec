import type {LocaleConfig, SiteConfig} from '../config/schema'

/** Route patterns of React Router, all below `/:site/:locale` (docs/product/routes.md). */
export const sitePrefix = '/:site([a-z]{2,8})/:locale([a-z]{2}-[a-z]{2})'

export const routePatterns = {
  home: ['', '/home'],
  category: '/category/:categoryPath+',
  product: ['/product/:productId', '/*/:productId([^/]+).html'],
  search: '/search',
  cart: '/appcart',
  checkout: '/appcheckout',
  confirmation: '/appcheckout/confirmation',
  /** The account and its sections; the wish list has a page of its own. */
  account: [
    '/my-stokke',
    '/my-stokke/orders/:orderId?',
    '/my-stokke/warranty',
    '/my-stokke/personal-information',
    '/my-stokke/addresses',
  ],
  wishlist: '/my-stokke/wishlist',
  login: '/login',
  support: ['/support/:pageId+', '/customer-service/:pageId+'],
  contactUs: '/contact-us',
  content: ['/:root(stokke|ct|newsroom)/:contentPath+.html', '/content/:contentId'],
  countrySelector: '/country-selector',
  notFound: '/page-not-found',
} as const

const segment = encodeURIComponent

/** Paths below the site prefix. */
const relative = {
  home: () => '/home',
  category: (id: string) => `/category/${segment(id)}`,
  product: (id: string) => `/product/${segment(id)}`,
  search: (query: string) => `/search?q=${segment(query)}`,
  searchPage: () => '/search',
  cart: () => '/appcart',
  checkout: () => '/appcheckout',
  confirmation: (token: string) => `/appcheckout/confirmation?token=${segment(token)}`,
  account: () => '/my-stokke',
  wishlist: () => '/my-stokke/wishlist',
  login: () => '/login',
  customerService: () => '/customer-service/customer-service.html',
  imprint: () => '/customer-service/legal/imprint.html',
  privacyPolicy: () => '/customer-service/legal/privacy-policy.html',
  terms: () => '/customer-service/legal/terms/terms.html',
  content: (id: string) => `/content/${segment(id)}`,
  countrySelector: () => '/country-selector',
  notFound: () => '/page-not-found',
  /** A path from content (site-relative, leading slash); absolute URLs pass unchanged. */
  fromContent: (href: string) => href,
} as const

type Relative = typeof relative
export type Paths = Relative & {readonly prefix: string}

/** `/deu/de-de` */
export function prefixOf(
  site: Pick<SiteConfig, 'alias'>,
  locale: Pick<LocaleConfig, 'alias'>,
): string {
  return `/${site.alias}/${locale.alias}`
}

const tables = new Map<string, Paths>()

/** The table of hrefs of one site and locale; every link of the app comes from here (docs/product/routes.md). */
export function createPaths(
  site: Pick<SiteConfig, 'alias'>,
  locale: Pick<LocaleConfig, 'alias'>,
): Paths {
  const prefix = prefixOf(site, locale)
  const known = tables.get(prefix)
  if (known) return known
  const table = tableBelow(prefix)
  tables.set(prefix, table)
  return table
}

function tableBelow(prefix: string): Paths {
  const entries = Object.entries(relative).map(([name, build]) => [
    name,
    (argument: string) => {
      const path = (build as (value: string) => string)(argument)
      return path.startsWith('/') ? prefix + path : path
    },
  ])
  return {...(Object.fromEntries(entries) as Relative), prefix}
}

import type {LocaleConfig, SiteConfig} from '../config/schema'
import {PRODUCT_PATH} from '../config/product-path'
import {encodePart} from './address-part'
import {routes} from './routes'

const segment = encodePart
/** What a link of content may begin with: scripts have schemes, too. */
const LINK = /^(?:[/#?]|(?:https?|mailto|tel):)/i

/**
 * Paths below the site prefix; each belongs to the route of its name. They are encoded, ids and texts once:
 * `readParams` decodes what the router finds in them.
 */
export const relativePaths = {
  home: () => routes.home.patterns[0],
  category: (id: string) => `/category/${segment(id)}`,
  product: (id: string) => `${PRODUCT_PATH}/${segment(id)}`,
  search: (query: string) => `${routes.search.patterns[0]}?q=${segment(query)}`,
  searchPage: () => routes.search.patterns[0],
  cart: () => routes.cart.patterns[0],
  sharedCart: (token: string) => `${routes.sharedCart.patterns[0]}#${segment(token)}`,
  sharedWishlist: (token: string) => `${routes.sharedWishlist.patterns[0]}#${segment(token)}`,
  checkout: () => routes.checkout.patterns[0],
  confirmation: (token: string) => `${routes.confirmation.patterns[0]}?token=${segment(token)}`,
  cancelOrder: (hash: string) => `/cancel-order/${segment(hash)}`,
  orderLookup: () => routes.orderLookup.patterns[0],
  shipmentTracking: (orderNo: string) =>
    `${routes.shipmentTracking.patterns[0]}?orderNo=${segment(orderNo)}`,
  returnOrder: (orderNo: string) => `${routes.returnOrder.patterns[0]}?order=${segment(orderNo)}`,
  /** The withdrawal from a contract. @param orderNo '' where no order is known */
  withdrawal: (orderNo: string) =>
    routes.withdrawal.patterns[0] + (orderNo && `?order=${segment(orderNo)}`),
  account: () => routes.account.patterns[0],
  wishlist: () => routes.wishlist.patterns[0],
  login: () => routes.login.patterns[0],
  registration: () => routes.registration.patterns[0],
  loginLink: () => routes.loginLink.patterns[0],
  newPassword: () => routes.newPassword.patterns[0],
  orders: () => '/my-stokke/orders',
  order: (orderNo: string) => `/my-stokke/orders/${segment(orderNo)}`,
  addresses: () => '/my-stokke/addresses',
  personalInformation: () => '/my-stokke/personal-information',
  savedCards: () => '/my-stokke/payment',
  warranty: () => routes.warranty.patterns[0],
  cpsia: () => routes.warranty.patterns[1],
  accountWarranty: () => '/my-stokke/warranty',
  customerService: () => '/customer-service/customer-service.html',
  contactUs: () => routes.contactUs.patterns[0],
  pressContact: () => '/customer-service/press-contact.html',
  imprint: () => '/customer-service/legal/imprint.html',
  privacyPolicy: () => '/customer-service/legal/privacy-policy.html',
  terms: () => '/customer-service/legal/terms/terms.html',
  accessibility: () => '/customer-service/legal/accessibility.html',
  content: (id: string) => `/content/${segment(id)}`,
  stores: () => routes.stores.patterns[0],
  store: (id: string) => `/stores/${segment(id)}`,
  countrySelector: () => routes.countrySelector.patterns[0],
  notFound: () => routes.notFound.patterns[0],
  /**
   * A path from content (site-relative, leading slash); absolute URLs are returned unchanged, except those of controllers,
   * which our server redirects to their page (rule CONTENT-20), and anything that is no address of a page, a mail or a
   * telephone: it leads nowhere.
   */
  fromContent: (href: string) =>
    LINK.test(href) ? href.replace(/^https?:\/\/[^/]+(?=\/on\/demandware\.store\/)/, '') : '#',
} as const

type Relative = typeof relativePaths
export type Paths = Relative & {readonly prefix: string}

/** Prefix of a site and locale, `/deu/de-de`. */
export function prefixOf(
  site: Pick<SiteConfig, 'alias'>,
  locale: Pick<LocaleConfig, 'alias'>,
): string {
  return `/${site.alias}/${locale.alias}`
}

const tables = new Map<string, Paths>()

/** The paths of one site and locale; every link of the app uses them (docs/product/routes.md). */
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
  const entries = Object.entries(relativePaths).map(([name, build]) => [
    name,
    (argument: string) => {
      const path = (build as (value: string) => string)(argument)
      return path.startsWith('/') ? prefix + path : path
    },
  ])
  return {...(Object.fromEntries(entries) as Relative), prefix}
}

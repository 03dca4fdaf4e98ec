import loadable from '@loadable/component'
import {patternsOfPage} from '@app/shared/lib/route-of'
import {pageOf, routeNames, type PageName} from '@common/routes'
import {PagePending} from '@app/shared/ui/PagePending'

const pending = {fallback: <PagePending />}

/** The code of each page. Paths are literals, so that the build makes a chunk of each. */
const pages = {
  home: loadable(() => import('./pages/home'), pending),
  category: loadable(() => import('./pages/category'), pending),
  search: loadable(() => import('./pages/search'), pending),
  product: loadable(() => import('./pages/product'), pending),
  cart: loadable(() => import('./pages/cart'), pending),
  'shared-cart': loadable(() => import('./pages/shared-cart'), pending),
  checkout: loadable(() => import('./pages/checkout'), pending),
  confirmation: loadable(() => import('./pages/confirmation'), pending),
  'cancel-order': loadable(() => import('./pages/cancel-order'), pending),
  'order-lookup': loadable(() => import('./pages/order-lookup'), pending),
  'shipment-tracking': loadable(() => import('./pages/shipment-tracking'), pending),
  'return-order': loadable(() => import('./pages/return-order'), pending),
  withdrawal: loadable(() => import('./pages/withdrawal'), pending),
  content: loadable(() => import('./pages/content'), pending),
  'customer-service': loadable(() => import('./pages/customer-service'), pending),
  faq: loadable(() => import('./pages/faq'), pending),
  contact: loadable(() => import('./pages/contact'), pending),
  warranty: loadable(() => import('./pages/warranty'), pending),
  momentvm: loadable(() => import('./pages/momentvm'), pending),
  account: loadable(() => import('./pages/account'), pending),
  login: loadable(() => import('./pages/login'), pending),
  registration: loadable(() => import('./pages/registration'), pending),
  'reset-password': loadable(() => import('./pages/reset-password'), pending),
  'new-password': loadable(() => import('./pages/new-password'), pending),
  'login-link': loadable(() => import('./pages/login-link'), pending),
  'social-login': loadable(() => import('./pages/social-login'), pending),
  wishlist: loadable(() => import('./pages/wishlist'), pending),
  stores: loadable(() => import('./pages/stores'), pending),
  store: loadable(() => import('./pages/store'), pending),
  'country-selector': loadable(() => import('./pages/country-selector'), pending),
} satisfies Record<PageName, unknown>
const NotFound = loadable(() => import('./pages/not-found'), pending)

/** Pages in the order of their first routes. */
const pageNames = [...new Set(routeNames.flatMap((name) => pageOf(name) ?? []))]

/** Pages that always read; a link to one asks for its document while the code loads. */
const reading: ReadonlySet<PageName> = new Set(['home', 'category', 'search', 'product', 'content'])

/** What React Router tries, in order: one entry for a page, so that it stays mounted between its addresses. */
const routes = [
  ...pageNames.map((page) => ({
    path: patternsOfPage(page),
    component: pages[page],
    exact: true,
    readsAtOnce: reading.has(page),
  })),
  {path: '*', component: NotFound},
]

export default routes

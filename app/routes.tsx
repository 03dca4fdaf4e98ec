import loadable from '@loadable/component'
import {routePatterns, sitePrefix} from '@common/paths'
import {PagePending} from '@app/shared/ui/PagePending'

const pending = {fallback: <PagePending />}

const Home = loadable(() => import('./pages/home'), pending)
const Category = loadable(() => import('./pages/category'), pending)
const Search = loadable(() => import('./pages/search'), pending)
const Product = loadable(() => import('./pages/product'), pending)
const Cart = loadable(() => import('./pages/cart'), pending)
const Checkout = loadable(() => import('./pages/checkout'), pending)
const Confirmation = loadable(() => import('./pages/confirmation'), pending)
const Content = loadable(() => import('./pages/content'), pending)
const CustomerService = loadable(() => import('./pages/customer-service'), pending)
const Account = loadable(() => import('./pages/account'), pending)
const Login = loadable(() => import('./pages/login'), pending)
const Wishlist = loadable(() => import('./pages/wishlist'), pending)
const CountrySelector = loadable(() => import('./pages/country-selector'), pending)
const NotFound = loadable(() => import('./pages/not-found'), pending)

const withPrefix = (patterns: string | readonly string[]): string[] =>
  [patterns].flat().map((pattern) => `${sitePrefix}${pattern}`)

/** The route table; order matters. Every path is below the site and locale prefix (rule SITE-4). */
const routes = [
  {path: withPrefix(routePatterns.home), component: Home, exact: true},
  {path: withPrefix(routePatterns.category), component: Category, exact: true},
  {path: withPrefix(routePatterns.search), component: Search, exact: true},
  {path: withPrefix(routePatterns.cart), component: Cart, exact: true},
  {path: withPrefix(routePatterns.confirmation), component: Confirmation, exact: true},
  {path: withPrefix(routePatterns.checkout), component: Checkout, exact: true},
  {path: withPrefix(routePatterns.wishlist), component: Wishlist, exact: true},
  {path: withPrefix(routePatterns.account), component: Account, exact: true},
  {path: withPrefix(routePatterns.login), component: Login, exact: true},
  {path: withPrefix(routePatterns.countrySelector), component: CountrySelector, exact: true},
  {
    path: withPrefix([...routePatterns.support, routePatterns.contactUs]),
    component: CustomerService,
    exact: true,
  },
  {path: withPrefix(routePatterns.content), component: Content, exact: true},
  {path: withPrefix(routePatterns.product), component: Product, exact: true},
  {path: '*', component: NotFound},
]

export default routes

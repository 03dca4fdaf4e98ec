import type {Paths} from '../../../common/paths'

type PathOf = (query: URLSearchParams, paths: Paths) => string

const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString()
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path
}

/** Choices of a variant: `dwvar_BH-1010_color=red` is `color=red` (rule ROUTE-4). */
function product(query: URLSearchParams, paths: Paths): string {
  const id = query.get('pid')
  if (!id) return paths.home()
  const choice = new URLSearchParams()
  for (const [name, value] of query) {
    const attribute = /^dwvar_.*_([^_]+)$/.exec(name)?.[1]
    if (attribute && value) choice.append(attribute, value)
  }
  return withQuery(paths.product(id), choice)
}

/** Refinements, price range and sorting of `Search-Show` as the shop's listings have them (rule CAT-3). */
function refinements(query: URLSearchParams): URLSearchParams {
  const found = new URLSearchParams()
  for (const [name, attribute] of query) {
    const number = /^prefn(\d+)$/.exec(name)?.[1]
    const value = number && query.get(`prefv${number}`)
    if (!value) continue
    const id = attribute === 'brand' || attribute.startsWith('c_') ? attribute : `c_${attribute}`
    found.append('refine', `${id}=${value}`)
  }
  const [from, to, sort, promotion] = ['pmin', 'pmax', 'srule', 'pmid'].map(
    (name) => query.get(name) ?? '',
  )
  if (from || to) found.append('refine', `price=(${from}..${to})`)
  if (sort) found.append('sort', sort)
  if (promotion) found.append('pmid', promotion)
  return found
}

function listing(query: URLSearchParams, paths: Paths): string {
  const refined = refinements(query)
  const [category, phrase] = [query.get('cgid'), query.get('q')]
  if (phrase) {
    if (category) refined.append('cgid', category)
    return withQuery(paths.search(phrase), refined)
  }
  if (category && category !== 'root') return withQuery(paths.category(category), refined)
  return refined.toString() ? withQuery(paths.searchPage(), refined) : paths.home()
}

function content(query: URLSearchParams, paths: Paths): string {
  const id = query.get('cid') || query.get('fdid')
  return id ? paths.content(id) : listing(query, paths)
}

/** What the parameters name, for controllers that the table does not have. */
function named(query: URLSearchParams, paths: Paths): string {
  if (query.get('pid')) return product(query, paths)
  return query.get('cid') ? content(query, paths) : listing(query, paths)
}

const order: PathOf = (query, paths) => {
  const no = query.get('orderID') ?? query.get('orderNo')
  return no ? paths.order(no) : paths.orders()
}

const storePath: PathOf = (query, paths) => {
  const id = query.get('StoreID') ?? query.get('storeid') ?? query.get('storeId')
  return id ? paths.store(id) : paths.stores()
}

const toCategory: PathOf = (query, paths) => {
  const id = query.get('cid')
  return id ? paths.category(id) : named(query, paths)
}

const page =
  (name: 'account' | 'cart' | 'checkout' | 'contactUs' | 'customerService' | 'home' | 'login') =>
  (_query: URLSearchParams, paths: Paths): string =>
    paths[name]()

/** Pages of the shop by the first part of a controller's name, and by the whole name where it differs. */
const CONTROLLERS: Readonly<Record<string, PathOf>> = {
  account: page('account'),
  'account-startregister': (_query, paths) => paths.registration(),
  'account-registration': (_query, paths) => paths.registration(),
  'account-editprofile': (_query, paths) => paths.personalInformation(),
  'account-passwordreset': page('login'),
  'account-setnewpassword': page('login'),
  address: (_query, paths) => paths.addresses(),
  cart: page('cart'),
  checkout: page('checkout'),
  cobilling: page('checkout'),
  cocustomer: page('checkout'),
  coshipping: page('checkout'),
  contactus: page('contactUs'),
  content,
  customerservice: page('customerService'),
  'customerservice-contactus': page('contactUs'),
  default: page('home'),
  'link-category': toCategory,
  home: page('home'),
  login: page('login'),
  'login-register': (_query, paths) => paths.registration(),
  order,
  page: content,
  paymentinstruments: (_query, paths) => paths.savedCards(),
  product,
  register: (_query, paths) => paths.registration(),
  search: listing,
  'search-content': content,
  stores: storePath,
  storelocator: storePath,
  wishlist: (_query, paths) => paths.wishlist(),
}

/**
 * The page of the shop for a controller of SFRA or SiteGenesis; the home page where none is like it (rule CONTENT-20).
 * @param address path and query, such as `/on/demandware.store/Sites-DEU-Site/de_DE/Product-Show?pid=BH-1010`
 */
export function controllerPath(address: string, paths: Paths): string {
  const [whole = '', fragment] = address.split('#', 2)
  const at = whole.indexOf('?')
  const path = at < 0 ? whole : whole.slice(0, at)
  const query = new URLSearchParams(at < 0 ? '' : whole.slice(at + 1))
  const name = (path.replace(/\/$/, '').split('/').pop() ?? '').toLowerCase()
  const [family = ''] = name.split('-')
  const known = [name, family].find((one) => Object.hasOwn(CONTROLLERS, one))
  const found = (known && CONTROLLERS[known]) || named
  return found(query, paths) + (fragment ? `#${fragment}` : '')
}

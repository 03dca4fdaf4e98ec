/**
 * What a SLAS client may do, by the scopes of the Shopper APIs' specifications. An administrator of
 * the real service gives them to the client; its tokens carry them all (`scp`).
 */

/** Lets in wherever the API documents name it beside the scope of the API. */
const STANDARD = 'sfcc.shopper-standard'

/** Every scope that the sandbox knows: what its client has unless it is told otherwise. */
export const ALL_SCOPES = [
  STANDARD,
  'sfcc.pwdless_login',
  'sfcc.shopper-availability',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-categories',
  'sfcc.shopper-configurations',
  'sfcc.shopper-consents.rw',
  'sfcc.shopper-context.rw',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-customers.register',
  'sfcc.shopper-experience',
  'sfcc.shopper-experience.contents',
  'sfcc.shopper-experience.folders',
  'sfcc.shopper-experience.qualifiers',
  'sfcc.shopper-gift-certificates',
  'sfcc.shopper-myaccount.addresses.rw',
  'sfcc.shopper-myaccount.baskets',
  'sfcc.shopper-myaccount.orders',
  'sfcc.shopper-myaccount.paymentinstruments.rw',
  'sfcc.shopper-myaccount.productlists.rw',
  'sfcc.shopper-myaccount.rw',
  'sfcc.shopper-product-search',
  'sfcc.shopper-productlists',
  'sfcc.shopper-products',
  'sfcc.shopper-promotions',
  'sfcc.shopper-seo',
  'sfcc.shopper-stores',
  'sfcc.ts_ext_on_behalf_of',
].join(' ')

interface Rule {
  /** Paths that the rule is about, with `:names` for parameters. */
  readonly path: RegExp
  /** Any of these lets a read in, any of the others a change. */
  readonly read: readonly string[]
  readonly write: readonly string[]
}

const full = (name: string) => `sfcc.shopper-${name}`

/** Reads want the scope or its `.rw`, changes the `.rw`. */
const readWrite = (name: string, ...others: readonly string[]) => ({
  read: [full(name), full(`${name}.rw`), ...others],
  write: [full(`${name}.rw`), ...others],
})

const readOnly = (name: string, ...others: readonly string[]) => {
  const scopes = [full(name), ...others]
  return {read: scopes, write: scopes}
}

const account = '/customers/:customerId'

/** The first rule that fits holds; OCAPI's resources of the same names ask for the same scopes. */
const rules: readonly Rule[] = [
  {path: /\/orders\/:\w+\/(lookup|actions\/request-access-code)$/, ...anyOf('baskets-orders')},
  {path: new RegExp(`${account}/baskets$`), ...readOnly('myaccount.baskets', STANDARD)},
  {path: new RegExp(`${account}/orders$`), ...readOnly('myaccount.orders', STANDARD)},
  {path: new RegExp(`${account}/addresses`), ...readWrite('myaccount.addresses', STANDARD)},
  {
    path: new RegExp(`${account}/payment[-_]instruments`),
    ...readWrite('myaccount.paymentinstruments', STANDARD),
  },
  {
    path: new RegExp(`${account}/product[-_]lists`),
    ...readWrite('myaccount.productlists', STANDARD),
  },
  {path: new RegExp(`${account}/password$`), ...readOnly('customers.login', STANDARD)},
  {path: new RegExp(`${account}$`), ...readWrite('myaccount', STANDARD)},
  {path: /\/customers\/password/, ...readOnly('customers.login')},
  {
    path: /\/customers\/external-profile$/,
    read: [full('customers.login')],
    write: [full('customers.register'), STANDARD],
  },
  {path: /\/customers$/, ...readOnly('customers.register', STANDARD)},
  {path: /\/product-lists/, ...readOnly('productlists', STANDARD)},
  {
    path: /\/(shopper-baskets\/v\d|shopper-orders\/v\d|shopper-payments\/v\d|v21_3\/(baskets|orders)(\/|$))/,
    ...readWrite('baskets-orders', STANDARD),
  },
  {path: /\/products\/:\w+\/(images|prices|promotions)$/, ...readOnly('products')},
  {path: /\/products(\/|$)/, ...readOnly('products', STANDARD)},
  {path: /\/categories(\/|$)/, ...readOnly('categories', STANDARD)},
  {
    path: /\/(product[-_]search|search[-_]suggestions?)$/,
    ...readOnly('product-search', STANDARD),
  },
  {path: /\/availability$/, ...readOnly('availability', STANDARD)},
  {path: /\/promotions(\/|$)/, ...readOnly('promotions', STANDARD)},
  {path: /\/(stores|store-search)(\/|$)/, ...readOnly('stores', STANDARD)},
  {path: /\/gift-certificate$/, ...readOnly('gift-certificates', STANDARD)},
  {path: /\/configurations$/, ...readOnly('configurations', STANDARD)},
  {path: /\/shopper-seo\/.*\/url-mapping$/, ...readOnly('seo')},
  {path: /\/subscriptions/, ...readWrite('consents')},
  {path: /\/shopper[-_]context\/:usid$/, ...readWrite('context')},
  {
    path: /\/shopper-experience\/.*\/pages/,
    ...readOnly('experience', full('experience.pages'), STANDARD),
  },
  {
    path: /\/shopper-experience\/.*\/components/,
    ...readOnly('experience', full('experience.pages')),
  },
  {path: /\/shopper-experience\/.*\/content/, ...readOnly('experience.contents')},
  {
    path: /\/shopper-experience\/.*\/qualifiers\/resolve$/,
    ...readOnly('experience.qualifiers'),
  },
  {path: /\/shopper-experience\/.*\/folders/, ...readOnly('experience.folders')},
]

/** A change for which the scope to read is enough. */
function anyOf(name: string) {
  const {read} = readWrite(name, STANDARD)
  return {read, write: read}
}

const known = new Map<string, readonly string[] | null>()

/**
 * The scopes of which a call needs one; null when any token will do, such as for custom APIs.
 * `route` is a path with `:names`, as the routes of the server are written.
 */
export function scopesFor(method: string, route: string): readonly string[] | null {
  const key = `${method} ${route}`
  const hit = known.get(key)
  if (hit !== undefined) return hit
  const rule = route.startsWith('/custom/') ? undefined : rules.find(({path}) => path.test(route))
  const scopes = rule ? (method === 'GET' || method === 'HEAD' ? rule.read : rule.write) : null
  known.set(key, scopes)
  return scopes
}

/** Whether scopes, separated by spaces, let a call in. */
export function allows(scopes: string, method: string, route: string): boolean {
  if (scopes === ALL_SCOPES) return true
  const needed = scopesFor(method, route)
  if (needed === null) return true
  const given = new Set(scopes.split(' '))
  return needed.some((scope) => given.has(scope))
}

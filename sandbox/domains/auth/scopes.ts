/**
 * Scopes of a SLAS client, from the specifications of the Shopper APIs. In the real service an
 * administrator assigns them to the client; each token carries all of them (`scp`).
 */

/** Scope that is accepted wherever the API documents list it in addition to the scope of the API. */
const STANDARD = 'sfcc.shopper-standard'

/** All scopes of the sandbox; the default for its client. */
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
  /** Paths that the rule applies to, with `:names` for parameters. */
  readonly path: RegExp
  /** Scopes that permit reading; `write` has the scopes that permit changes. One of them is enough. */
  readonly read: readonly string[]
  readonly write: readonly string[]
}

const full = (name: string) => `sfcc.shopper-${name}`

/** Rule for an API: reading requires the scope or its `.rw` form, changes require the `.rw` form. */
const readWrite = (name: string, ...others: readonly string[]) => ({
  read: [full(name), full(`${name}.rw`), ...others],
  write: [full(`${name}.rw`), ...others],
})

const readOnly = (name: string, ...others: readonly string[]) => {
  const scopes = [full(name), ...others]
  return {read: scopes, write: scopes}
}

const account = '/customers/:customerId'

/** The first matching rule applies. OCAPI resources with the same names require the same scopes. */
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

/** Rule for a change that requires only the read scope. */
function anyOf(name: string) {
  const {read} = readWrite(name, STANDARD)
  return {read, write: read}
}

const known = new Map<string, readonly string[] | null>()

/**
 * Returns the scopes of which a request needs one; null when every token is accepted, such as for
 * custom APIs. `route` is a path with `:names`, as in the server's routes.
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

/** Returns true when the scopes (separated by spaces) permit the request. */
export function allows(scopes: string, method: string, route: string): boolean {
  if (scopes === ALL_SCOPES) return true
  const needed = scopesFor(method, route)
  if (needed === null) return true
  const given = new Set(scopes.split(' '))
  return needed.some((scope) => given.has(scope))
}

import {
  controllerOperations,
  customOperations,
  ocapiOperations,
  sandboxReaders,
} from './project-apis'
import {shopperApis, type Caller} from './shopper-apis'

/** The wire protocols that the sandbox answers for a shop. */
export type Protocol =
  'SCAPI' | 'SLAS' | 'OCAPI' | 'Site controllers' | 'Custom endpoints' | 'Sandbox'

/** One call of a protocol, as its owner names it. */
export interface Operation {
  /** Unique: `shopper-products/getProduct`, `ocapi/getBasket`. */
  readonly key: string
  readonly protocol: Protocol
  readonly api: string
  readonly id: string
  readonly method: string
  /** Whole path with `{parameters}`. */
  readonly path: string
  /** Who makes the call: a client of the platform, or the storefront of this project. */
  readonly caller: Caller
}

const organization = '/organizations/{organizationId}'

function shopperOperations(): Operation[] {
  return shopperApis.flatMap(({name, base, operations}) =>
    operations.map(([id, method, path, caller]): Operation => ({
      key: `${name}/${id}`,
      protocol: name === 'shopper-login' ? 'SLAS' : 'SCAPI',
      api: name,
      id,
      method,
      path: `${base}${organization}${path}`,
      caller,
    })),
  )
}

function projectOperations(
  protocol: Protocol,
  api: string,
  base: string,
  operations: readonly (readonly [id: string, method: string, path: string])[],
): Operation[] {
  return operations.map(([id, method, path]) => ({
    key: `${api}/${id}`,
    protocol,
    api,
    id,
    method,
    path: `${base}${path}`,
    caller: 'specification',
  }))
}

/** Every operation that the contract speaks of, in the order of the coverage table. */
export const operations: readonly Operation[] = [
  ...shopperOperations(),
  ...projectOperations('OCAPI', 'ocapi', '/s/{siteId}/dw/shop/v21_3', ocapiOperations),
  ...projectOperations(
    'Site controllers',
    'sapi',
    '/s/{siteId}/{locale}/sapi',
    controllerOperations,
  ),
  ...projectOperations('Custom endpoints', 'custom', '/custom', customOperations),
]

/**
 * Calls of the sandbox itself that show what a shop keeps and no shopper may read: they prove
 * operations and are none.
 */
export const readers: readonly Operation[] = projectOperations(
  'Sandbox',
  'sandbox',
  '',
  sandboxReaders,
)

/** A path template as a pattern: `/baskets/{basketId}` matches `/baskets/abc`. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.()]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`)
}

const matchers = [...operations, ...readers]
  .map((operation) => ({operation, pattern: patternOf(operation.path)}))
  // `oms-meta-data` is not an order number and `(a,b)` not a product: literal paths come first.
  .sort((a, b) => placeholders(a.operation) - placeholders(b.operation))

function placeholders({path}: Operation): number {
  const names = path.match(/\{\w+\}/g)?.length ?? 0
  return path.includes('({') ? names - 0.5 : names
}

/** The operation that a request calls, if the contract knows it. `path` has no query. */
export function findOperation(method: string, path: string): Operation | undefined {
  return matchers.find(
    ({operation, pattern}) => operation.method === method && pattern.test(decodeParentheses(path)),
  )?.operation
}

function decodeParentheses(path: string): string {
  return path.replaceAll('%28', '(').replaceAll('%29', ')')
}

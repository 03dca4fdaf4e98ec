import {ocapiOperations, sandboxReaders, type ProjectOperation} from './project-apis'
import {shopperApis, type Caller} from './shopper-apis'

/** The wire protocols that the sandbox answers for a shop. */
export type Protocol =
  | 'SCAPI'
  | 'SLAS'
  | 'OCAPI'
  | 'Site controllers'
  | 'Custom endpoints'
  | 'Sandbox'

/** Operations that a plug-in adds to the contract; paths of `custom` begin with the API, those of the others with `/`. */
export interface AddedOperations {
  readonly custom?: readonly ProjectOperation[]
  readonly controllers?: readonly ProjectOperation[]
  readonly ocapi?: readonly ProjectOperation[]
  /** Calls that show what the plug-in stores and no shopper may read, with whole paths. */
  readonly readers?: readonly ProjectOperation[]
}

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
  operations: readonly ProjectOperation[],
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

/** A path template as a pattern: `/baskets/{basketId}` matches `/baskets/abc`. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.()]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function placeholders({path}: Operation): number {
  const names = path.match(/\{\w+\}/g)?.length ?? 0
  return path.includes('({') ? names - 0.5 : names
}

/** The operations of an instance. */
export class OperationTable {
  /** In the order of the coverage table. */
  readonly operations: readonly Operation[]
  /** Calls of the sandbox itself that show what a shop stores and no shopper may read: they prove operations and are none. */
  readonly readers: readonly Operation[]
  private readonly matchers

  constructor(added: readonly AddedOperations[] = []) {
    const all = (part: keyof AddedOperations) => added.flatMap((one) => one[part] ?? [])
    this.operations = [
      ...shopperOperations(),
      ...projectOperations('OCAPI', 'ocapi', '/s/{siteId}/dw/shop/v21_3', [
        ...ocapiOperations,
        ...all('ocapi'),
      ]),
      ...projectOperations(
        'Site controllers',
        'sapi',
        '/s/{siteId}/{locale}/sapi',
        all('controllers'),
      ),
      ...projectOperations('Custom endpoints', 'custom', '/custom', all('custom')),
    ]
    this.readers = projectOperations('Sandbox', 'sandbox', '', [
      ...sandboxReaders,
      ...all('readers'),
    ])
    this.matchers = [...this.operations, ...this.readers]
      .map((operation) => ({operation, pattern: patternOf(operation.path)}))
      // `oms-meta-data` is not an order number and `(a,b)` not a product: literal paths come first.
      .sort((a, b) => placeholders(a.operation) - placeholders(b.operation))
  }

  /** The operation that a request calls, if the contract knows it. `path` has no query. */
  find(method: string, path: string): Operation | undefined {
    return this.matchers.find(
      ({operation, pattern}) =>
        operation.method === method && pattern.test(decodeParentheses(path)),
    )?.operation
  }
}

function decodeParentheses(path: string): string {
  return path.replaceAll('%28', '(').replaceAll('%29', ')')
}

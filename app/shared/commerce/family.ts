/** Options of an operation: the form of commerce-sdk-isomorphic. */
export interface OperationOptions {
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Operation = (options?: OperationOptions, rawResponse?: boolean) => Promise<unknown>

/**
 * One of the Shopper APIs. `Client` is the class of commerce-sdk-isomorphic, of which browsers load no code: the table of
 * operations, which `scripts/generate.ts` writes from it, is all that a call needs.
 */
export interface Family<Client> {
  /** Key of the client in `CommerceApiContext`, e.g. `shopperProducts`. */
  readonly key: string
  /** Path of the API below the proxy, e.g. `/product/shopper-products/v1`. */
  readonly base: string
  /** `GET /products/{id}?siteId*&locale`: method, path below the organization, parameters; `*` for required ones. */
  readonly operations: Readonly<Record<string, string>>
  /** Names of parameters by operation, and of required ones by `{operation}Required`, as the hooks read them. */
  readonly paramKeys: Readonly<Record<string, readonly string[]>>
  /** Only a type. */
  readonly client?: Client
}

export interface ParsedOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly pathKeys: readonly string[]
  readonly queryKeys: readonly string[]
  readonly required: readonly string[]
}

export function parseOperation(text: string): ParsedOperation {
  const [method, address = ''] = text.split(' ') as [ParsedOperation['method'], string?]
  const [path = '', query = ''] = address.split('?')
  const pathKeys = ['organizationId', ...[...path.matchAll(/{(\w+)}/g)].map(([, key]) => key ?? '')]
  const marked = query === '' ? [] : query.split('&')
  const queryKeys = marked.map((key) => key.replace('*', ''))
  const required = queryKeys.filter((key) => marked.includes(`${key}*`))
  return {method, path, pathKeys, queryKeys, required: [...pathKeys, ...required]}
}

const loaded = new Map<string, Family<unknown>>()

/** The family of a key, once code that uses it has loaded. */
export const loadedFamily = (key: string): Family<unknown> | undefined => loaded.get(key)

/** Declares a family. The hooks import its table, so its client is there when one of them runs. */
export function family<Client>(
  key: string,
  base: string,
  operations: Readonly<Record<string, string>>,
): Family<Client> {
  const paramKeys: Record<string, readonly string[]> = {}
  for (const [name, text] of Object.entries(operations)) {
    const {pathKeys, queryKeys, required} = parseOperation(text)
    paramKeys[name] = [...pathKeys, ...queryKeys]
    paramKeys[`${name}Required`] = required
  }
  const declared = {key, base, operations, paramKeys}
  loaded.set(key, declared)
  return declared
}

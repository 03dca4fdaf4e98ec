import {encodePart} from '@common/address-part'
import {ApiFault} from '@common/fault'
import type {HttpClient} from '@app/shared/api/http-client'
import {parseOperation, type Family, type Operation} from './family'

/** Parameters of every call of a site and locale; those that an operation does not know are left out. */
export interface ClientParameters {
  readonly organizationId: string
  readonly clientId: string
  readonly shortCode: string
  readonly siteId: string
  readonly locale: string
  /** Missing on the content-only site, which requests no prices. */
  readonly currency?: string
}

interface ClientConfig {
  readonly parameters: ClientParameters
  /** Calls a path of the Shopper APIs; adds the token, and throws an `ApiFault` with the `response` of the hooks. */
  readonly call: HttpClient
}

/** Lists are one value with commas, except refinements. */
const queryValue = (key: string, value: unknown): string | readonly string[] => {
  if (!Array.isArray(value)) return String(value)
  return key === 'refine' ? value.map(String) : value.join(',')
}

const noSuchPath = (key: string): ApiFault =>
  new ApiFault({
    type: 'not-found',
    status: 404,
    title: `Not a path parameter: ${key}`,
    detail: '',
    arguments: {},
  })

/** Fills the path. A value that would climb out of it is the id of nothing. */
const fill = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/{(\w+)}/g, (_, key: string) => {
    const value = String(values[key])
    if (/^\.\.?$/.test(value)) throw noSuchPath(key)
    return encodePart(value)
  })

function operationOf(
  {base, operations, paramKeys}: Family<unknown>,
  name: string,
  {parameters: common, call}: ClientConfig,
): Operation {
  const {method, path, pathKeys, queryKeys, required} = parseOperation(operations[name] ?? '')
  return async ({parameters = {}, body, headers = {}} = {}, rawResponse = false) => {
    const values: Record<string, unknown> = {...common}
    for (const [key, value] of Object.entries(parameters))
      if (value !== undefined) values[key] = value
    // The package takes an empty id, and calls an address with `undefined`.
    const missing = required.find((key) => [undefined, null, ''].includes(values[key] as string))
    if (missing) {
      const place = pathKeys.includes(missing) ? 'path' : 'query'
      throw new Error(`Missing required ${place} parameter: ${missing}`)
    }
    const others = Object.keys(parameters).filter((key) => !paramKeys[name]?.includes(key))
    const query = Object.fromEntries(
      [...queryKeys, ...others]
        .filter((key) => values[key] !== undefined)
        .map((key) => [key, queryValue(key, values[key])]),
    )
    const address = `${base}/organizations/{organizationId}${path}`
    const as = rawResponse ? 'response' : 'json'
    // eslint-disable-next-line shop/listed-fields -- The callers of the operation list the fields.
    return (await call(fill(address, values), {method, query, body, headers, as})) ?? {}
  }
}

/** A client of a family, with the methods, `clientConfig`, signatures and errors of commerce-sdk-isomorphic. */
function createClient<Client>(from: Family<Client>, config: ClientConfig): Client {
  const methods = Object.fromEntries(
    Object.keys(from.operations).map((name) => [name, operationOf(from, name, config)]),
  )
  const {parameters} = config
  return {clientConfig: {parameters, headers: {}}, ...methods} as Client
}

/** The clients of a site and locale: each is made on first use. */
export interface CommerceClients {
  of: <Client>(from: Family<Client>) => Client
}

export function createClients(config: ClientConfig): CommerceClients {
  const made = new Map<unknown, unknown>()
  return {
    of: <Client>(from: Family<Client>): Client => {
      const client = (made.get(from) as Client | undefined) ?? createClient(from, config)
      made.set(from, client)
      return client
    },
  }
}

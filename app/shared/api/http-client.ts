import {cutText} from '@common/cut-text'
import {ApiFault, faultFromBody, faultFromThrown} from '@common/fault'
import {logFault} from '../lib/log-fault'

export type QueryValue = string | number | boolean | readonly string[] | undefined

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, QueryValue>>
  body?: unknown
  /** Headers of this call alone. One with a token of its own is not repeated with another. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** `blob` for a file, such as a PDF; `response` for the answer as it is, a refusal included. */
  as?: 'json' | 'blob' | 'response'
}

export interface HttpClientConfig {
  /** Absolute URL, or a path on the page's origin. */
  baseUrl: string
  /** Query parameters of every call. */
  query?: Readonly<Record<string, QueryValue>>
  headers?: Readonly<Record<string, string>>
  /**
   * Bearer token source; called before each request. After a 401 `refresh` is true, and `refused` the token that was not
   * taken: the call is made again only with a token of the same shopper.
   */
  accessToken?: (refresh: boolean, refused?: string) => Promise<string>
  /** Sends the calls of a server; those of a browser are sent by `fetch`. */
  send?: (url: string, init: RequestInit) => Promise<Response>
  /** Type of faults after which the caller asks again: they are not logged. */
  repeated?: string
}

export type HttpClient = <T>(path: string, options?: RequestOptions) => Promise<T>

/**
 * Builds a query string; arrays repeat their key, undefined values are left out. The order of the keys is
 * kept.
 */
export function toSearch(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue
    if (Array.isArray(value)) for (const item of value) search.append(key, String(item))
    else search.append(key, String(value))
  }
  const rendered = search.toString()
  return rendered ? `?${rendered}` : ''
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const content = await response.text()
  if (!content) return undefined
  try {
    return JSON.parse(content) as unknown
  } catch {
    if (!response.ok) return null
    throw new ApiFault({
      type: 'unreadable-answer',
      status: response.status,
      title: 'The service gave an answer that cannot be read',
      detail: cutText(content, 120),
      arguments: {},
    })
  }
}

/** A backend under maintenance sets a header, independent of the body (SCAPI `sfdc_maintenance`). */
function faultOf({status, statusText, headers}: Response, body: unknown): ApiFault {
  const maintained = headers.get('sfdc_maintenance')
  if (maintained === null) return faultFromBody(body, status, statusText)
  return new ApiFault({
    type: 'maintenance',
    status: 503,
    title: 'The shop is under maintenance',
    detail: `Maintenance of the ${maintained}`,
    arguments: {},
  })
}

/**
 * A JSON client for one backend. After a 401 with a bearer token it gets a new token and repeats the call
 * once (rule CUST-4). A call that fails in a browser is logged here for all callers (rule ERROR-15).
 * @throws ApiFault for every failure
 */
export function createHttpClient(config: HttpClientConfig): HttpClient {
  const send = async (
    path: string,
    options: RequestOptions,
    refused?: string,
  ): Promise<{response: Response; token?: string}> => {
    const headers: Record<string, string> = {
      Accept: options.as === 'blob' ? '*/*' : 'application/json',
      ...config.headers,
    }
    if (options.body !== undefined) headers['Content-Type'] = 'application/json'
    Object.assign(headers, options.headers)
    // A call that brings its own `Authorization` needs no token.
    const token = headers.Authorization
      ? undefined
      : await config.accessToken?.(refused !== undefined, refused)
    if (token !== undefined) headers.Authorization = `Bearer ${token}`
    const init: RequestInit = {method: options.method ?? 'GET', headers}
    if (options.body !== undefined) init.body = JSON.stringify(options.body)
    if (options.signal) init.signal = options.signal
    const response = await (config.send ?? fetch)(
      `${config.baseUrl}${path}${toSearch({...config.query, ...options.query})}`,
      init,
    )
    return {response, token}
  }

  return async <T>(path: string, options: RequestOptions = {}): Promise<T> => {
    try {
      let {response, token} = await send(path, options)
      if (response.status === 401 && token !== undefined)
        ({response, token} = await send(path, options, token))
      if (options.as === 'response') return response as T
      if (response.ok && options.as === 'blob') return (await response.blob()) as T
      const unread = response.ok ? undefined : response.clone()
      const body = await readBody(response)
      if (unread) throw Object.assign(faultOf(response, body), {response: unread})
      return body as T
    } catch (error) {
      const fault = faultFromThrown(error)
      const isLogged = typeof window !== 'undefined' && !options.signal?.aborted
      if (isLogged && fault.type !== config.repeated) logFault(options.method ?? 'GET', fault)
      throw fault
    }
  }
}

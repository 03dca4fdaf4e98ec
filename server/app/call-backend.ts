import {ApiFault, faultFromBody, faultFromThrown} from '../../common/fault'
import {monotonicNow} from '../../common/monotonic-now'
import {callOrigin, fetchOf, type OutgoingCall} from '../../common/outgoing'
import {parseJson} from '../../common/parse-json'
import {loggedPath} from '../../common/scrub'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import {endBackendSpan, startBackendSpan} from './backend-span'
import {TokenBucket} from './rate-limit/token-bucket'
import {traceHeaders, traceparentOfRequest} from './request-trace'

/** A call with a form, a JSON document, another body, or none. */
export interface BackendRequest extends OutgoingCall {
  /** Fields without a value are left out. */
  readonly form?: Readonly<Record<string, string | undefined>>
  readonly json?: object
  /** Access token of the server or of a shopper; a refused one is replaced once. @param refresh true after a refusal */
  readonly token?: (refresh: boolean) => Promise<string>
  /** A service of another company, which does not receive the ids of the visitor's request. */
  readonly thirdParty?: true
  /** The path is a secret, as that of a browser at a push service: no log has it. */
  readonly secretPath?: true
}

const present = (form: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)

/** Log lines of all failed calls together: an outage must not fill the log. */
const lines = new TokenBucket({perSecond: 1, burst: 50})

/** Logs a call without an answer, or with an error of the backend itself; never queries, ids of persons and bodies. */
function logFailure(call: string, outcome: string | number, began: number): void {
  const ms = Math.round(monotonicNow() - began)
  if (lines.take()) console.warn(`Backend call failed: ${call}: ${outcome} after ${ms} ms`)
}

async function send(
  origin: ConfiguredOrigin,
  path: string,
  {form, json, token, thirdParty, secretPath, ...request}: BackendRequest,
  refresh = false,
): Promise<Response> {
  const {method = form || json ? 'POST' : 'GET'} = request
  const headers = new Headers(request.headers)
  if (json) headers.set('Content-Type', 'application/json')
  if (token) headers.set('Authorization', `Bearer ${await token(refresh)}`)
  const backend = new URL(origin).host
  const span = startBackendSpan({backend, method, path, traceparent: traceparentOfRequest()})
  const trace = thirdParty ? {} : traceHeaders(span)
  for (const [name, value] of Object.entries(trace)) headers.set(name, value)
  const began = monotonicNow()
  const call = `${method} ${origin}${secretPath ? '' : loggedPath(path)}`
  try {
    const response = await callOrigin(origin, path, {
      ...request,
      method,
      headers,
      ...(form && {body: new URLSearchParams(present(form))}),
      ...(json && {body: JSON.stringify(json)}),
    })
    if (response.status >= 500) logFailure(call, response.status, began)
    endBackendSpan(span, response.status)
    return response
  } catch (error) {
    const fault = faultFromThrown(error)
    endBackendSpan(span, fault.type)
    if (!request.signal?.aborted) logFailure(call, fault.type, began)
    throw fault
  }
}

/**
 * Every call of the shop's server to a backend or service, but for the proxies of the host. It has a time limit and a
 * maximum size, carries the ids of the visitor's request, and is logged when it fails (ADR 0014).
 * @param origin an origin of the configuration: its type is the allow list
 * @param path path and query, with a leading slash
 * @returns any answer, refusals and redirects included, with its body in memory
 * @throws ApiFault when the backend cannot be reached in time, or its answer is too long; and that of the token
 */
export async function callBackend(
  origin: ConfiguredOrigin,
  path: string,
  request: BackendRequest,
): Promise<Response> {
  const response = await send(origin, path, request)
  return response.status === 401 && request.token ? send(origin, path, request, true) : response
}

/** `callBackend` for code of the storefront that runs on the server. @param timeoutMs for each call */
export const backendFetch = (
  origins: readonly ConfiguredOrigin[],
  timeoutMs: number,
  service: Pick<BackendRequest, 'thirdParty'> = {},
) =>
  fetchOf(origins, timeoutMs, (origin, path, call) =>
    callBackend(origin, path, {...call, ...service}),
  )

/** Fault of an answer without the expected values. */
export const unreadable = (status: number): ApiFault =>
  new ApiFault({
    type: 'unreadable-answer',
    status,
    title: 'The service gave an answer that cannot be read',
    detail: '',
    arguments: {},
  })

/** The JSON of an answer; null for none, undefined when it is no JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : parseJson(text)
}

/** Fault of a refusal, in any of the protocols. */
export const refusalOf = async (response: Response): Promise<ApiFault> =>
  faultFromBody((await jsonOf(response)) ?? null, response.status, response.statusText)

/** The document of an answer; null for an answer without one. @throws ApiFault of a refusal; when it is no JSON */
export async function documentOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusalOf(response)
  const body = await jsonOf(response)
  if (body === undefined) throw unreadable(response.status)
  return body
}

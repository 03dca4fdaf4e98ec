import {ApiFault, faultFromBody, faultFromThrown} from '../../common/fault'
import {callOrigin} from '../../common/outgoing'
import type {ConfiguredOrigin} from '../../config/variables'

/** A call with a form, a JSON document, or neither. */
export interface BackendRequest {
  /** Method; POST with a body, GET without one, when absent. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Fields without a value are left out. */
  readonly form?: Readonly<Record<string, string | undefined>>
  readonly json?: object
  /** Time limit in milliseconds for the whole answer. */
  readonly timeoutMs: number
}

const present = (form: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)

/** Fault of an answer without the expected values. */
export const unreadable = (status: number): ApiFault =>
  new ApiFault({
    type: 'unreadable-answer',
    status,
    title: 'The service gave an answer that cannot be read',
    detail: '',
    arguments: {},
  })

/**
 * Sends a request to a backend; the answer may be a refusal.
 * @param path path and query, with a leading slash
 * @throws ApiFault when it cannot be reached in time
 */
export async function sendToBackend(
  origin: ConfiguredOrigin,
  path: string,
  {form, json, method = form || json ? 'POST' : 'GET', headers, timeoutMs}: BackendRequest,
): Promise<Response> {
  try {
    return await callOrigin(origin, path, {
      method,
      headers: {...headers, ...(json && {'Content-Type': 'application/json'})},
      ...(form && {body: new URLSearchParams(present(form))}),
      ...(json && {body: JSON.stringify(json)}),
      timeoutMs,
    })
  } catch (error) {
    throw faultFromThrown(error)
  }
}

/** The JSON of an answer; null for none. @throws ApiFault when it ends too early or is no JSON */
async function documentOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw faultFromThrown(error)
  })
  try {
    return text === '' ? null : (JSON.parse(text) as unknown)
  } catch {
    throw unreadable(response.status)
  }
}

/** Fault of a refusal, in any of the protocols. */
export const refusalOf = async (response: Response): Promise<ApiFault> =>
  faultFromBody(await documentOf(response).catch(() => null), response.status, response.statusText)

/**
 * Calls a backend and reads the document of its answer; null for an answer without one.
 * @throws ApiFault when it refuses, cannot be reached in time, or gives no JSON
 */
export async function callBackend(
  origin: ConfiguredOrigin,
  path: string,
  request: BackendRequest,
): Promise<unknown> {
  const response = await sendToBackend(origin, path, request)
  if (!response.ok) throw await refusalOf(response)
  return documentOf(response)
}

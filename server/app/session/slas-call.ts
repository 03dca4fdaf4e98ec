import {ApiFault, faultFromBody, faultFromThrown} from '../../../common/fault'
import {callOrigin} from '../../../common/outgoing'
import type {Environment} from '../../../config/environment'

/** Settings of the SLAS client: a private client has a secret. */
export type SlasSettings = Pick<
  Environment,
  | 'COMMERCE_API_ORIGIN'
  | 'COMMERCE_ORGANIZATION_ID'
  | 'COMMERCE_CLIENT_ID'
  | 'PWA_KIT_SLAS_CLIENT_SECRET'
  | 'BACKEND_TIMEOUT_MS'
>

/** Registered redirect address of the SLAS client. The server reads it from the answer and never follows it. */
export const REDIRECT_URI = 'http://localhost:3000/callback'

/** A call of SLAS: a form, a JSON document, or neither. */
export interface SlasRequest {
  /** Method; POST with a body, GET without one, when absent. */
  readonly method?: string
  /** Fields without a value are left out. */
  readonly form?: Readonly<Record<string, string | undefined>>
  readonly json?: object
  readonly headers?: Readonly<Record<string, string>>
}

const present = (form: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)

/** `Basic` credentials of the SLAS client; '' for a public client. */
export const clientCredentials = ({
  COMMERCE_CLIENT_ID: id,
  PWA_KIT_SLAS_CLIENT_SECRET: secret,
}: SlasSettings): string => (secret ? Buffer.from(`${id}:${secret}`).toString('base64') : '')

/** Header by which a private client proves itself; a public client sends none. */
export function clientHeader(env: SlasSettings): Record<string, string> {
  const credentials = clientCredentials(env)
  return credentials ? {Authorization: `Basic ${credentials}`} : {}
}

/**
 * Calls SLAS; `path` follows `/oauth2/`. Redirects are not followed.
 * @throws ApiFault when SLAS cannot be reached in time
 */
export async function callSlas(
  env: SlasSettings,
  path: string,
  {form, json, method = form || json ? 'POST' : 'GET', headers = {}}: SlasRequest = {},
): Promise<Response> {
  const base = `/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/oauth2`
  try {
    return await callOrigin(env.COMMERCE_API_ORIGIN, `${base}/${path}`, {
      method,
      headers: {...headers, ...(json && {'Content-Type': 'application/json'})},
      ...(form && {body: new URLSearchParams(present(form))}),
      ...(json && {body: JSON.stringify(json)}),
      timeoutMs: env.BACKEND_TIMEOUT_MS,
    })
  } catch (error) {
    throw faultFromThrown(error)
  }
}

/** Fault of a refused call. */
export async function slasFault(response: Response): Promise<ApiFault> {
  const body: unknown = await response.json().catch(() => null)
  return faultFromBody(body, response.status, response.statusText)
}

/** Fault of an answer without the expected values. */
export const unreadable = (status: number): ApiFault =>
  new ApiFault({
    type: 'unreadable-answer',
    status,
    title: 'SLAS gave an answer that cannot be read',
    detail: '',
    arguments: {},
  })

/**
 * Calls SLAS and reads its JSON document.
 * @throws ApiFault when SLAS refuses, cannot be reached, or sends no object
 */
export async function readSlas(
  env: SlasSettings,
  path: string,
  request?: SlasRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await callSlas(env, path, request)
  if (!response.ok) throw await slasFault(response)
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) throw unreadable(response.status)
  return body as Record<string, unknown>
}

/**
 * Calls SLAS and ignores the document of its answer.
 * @throws ApiFault when SLAS refuses or cannot be reached
 */
export async function tellSlas(
  env: SlasSettings,
  path: string,
  request?: SlasRequest,
): Promise<void> {
  const response = await callSlas(env, path, request)
  if (!response.ok) throw await slasFault(response)
  await response.body?.cancel()
}

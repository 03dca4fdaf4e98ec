import type {Environment} from '../../../config/environment'
import {callBackend, documentOf, refusalOf, unreadable, type BackendRequest} from '../call-backend'

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

/** A call of SLAS; the environment sets its time limit. */
export type SlasRequest = Omit<BackendRequest, 'timeoutMs'>

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
export const callSlas = (
  env: SlasSettings,
  path: string,
  request: SlasRequest = {},
): Promise<Response> => {
  const base = `/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/oauth2`
  const timeoutMs = env.BACKEND_TIMEOUT_MS
  return callBackend(env.COMMERCE_API_ORIGIN, `${base}/${path}`, {...request, timeoutMs})
}

/**
 * Calls SLAS and reads its JSON document.
 * @throws ApiFault when SLAS refuses, cannot be reached, or sends no object
 */
export async function readSlas(
  env: SlasSettings,
  path: string,
  request?: SlasRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const body = await documentOf(await callSlas(env, path, request))
  if (typeof body !== 'object' || body === null) throw unreadable(200)
  return body as Record<string, unknown>
}

/** Calls SLAS and ignores the document of its answer. @throws ApiFault when SLAS refuses or cannot be reached */
export async function tellSlas(
  env: SlasSettings,
  path: string,
  request?: SlasRequest,
): Promise<void> {
  const response = await callSlas(env, path, request)
  if (!response.ok) throw await refusalOf(response)
}

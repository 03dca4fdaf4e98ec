import {callBackend} from '../call-backend'
import type {SessionCall} from './session-request'

/** Fields of a customer record that decide about activation. */
interface ActivationFacts {
  readonly email?: string
  readonly c_activated?: unknown
  readonly c_isD2BCustomer?: unknown
}

/** The customer whom a call concerns, with an access token. */
export interface CustomerAccess {
  readonly accessToken: string
  readonly customerId: string
}

/**
 * Calls SCAPI for a customer; `path` follows the customer's id.
 * @throws ApiFault
 */
function callCustomer(
  {env, siteId}: SessionCall,
  {accessToken, customerId}: CustomerAccess,
  path: string,
  request: {method: string; json?: object},
): Promise<unknown> {
  const base = `/customer/shopper-customers/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}`
  const target = `${base}/customers/${encodeURIComponent(customerId)}${path}?siteId=${siteId}`
  return callBackend(env.COMMERCE_API_ORIGIN, target, {
    ...request,
    headers: {Authorization: `Bearer ${accessToken}`},
    timeoutMs: env.BACKEND_TIMEOUT_MS,
  })
}

/** Reads the record of the customer who has just signed in. @throws ApiFault */
export const readCustomer = async (
  call: SessionCall,
  access: CustomerAccess,
): Promise<ActivationFacts> =>
  ((await callCustomer(call, access, '', {method: 'GET'})) ?? {}) as ActivationFacts

/** Changes a password; it ends all sessions. @throws ApiFault 400 for a wrong current password */
export async function putPassword(
  call: SessionCall,
  access: CustomerAccess,
  {currentPassword, password}: {currentPassword: string; password: string},
): Promise<void> {
  await callCustomer(call, access, '/password', {
    method: 'PUT',
    json: {currentPassword, password},
  })
}

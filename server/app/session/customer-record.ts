import {faultFromBody, faultFromThrown} from '../../../common/fault'
import {callOrigin} from '../../../common/outgoing'
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
async function callCustomer(
  {env, siteId}: SessionCall,
  {accessToken, customerId}: CustomerAccess,
  path: string,
  {method, body}: {method: string; body?: object},
): Promise<unknown> {
  const base = `/customer/shopper-customers/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}`
  try {
    const response = await callOrigin(
      env.COMMERCE_API_ORIGIN,
      `${base}/customers/${encodeURIComponent(customerId)}${path}?siteId=${siteId}`,
      {
        method,
        headers: {
          Authorization: `Bearer ${accessToken}`,
          ...(body && {'Content-Type': 'application/json'}),
        },
        ...(body && {body: JSON.stringify(body)}),
        timeoutMs: env.BACKEND_TIMEOUT_MS,
      },
    )
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw faultFromBody(answer, response.status, response.statusText)
    return answer
  } catch (error) {
    throw faultFromThrown(error)
  }
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
    body: {currentPassword, password},
  })
}

import {faultFromThrown} from '../../../common/fault'
import {callOrigin} from '../../../common/outgoing'
import type {SessionCall} from './session-request'
import type {SessionTokens} from './tokens'

/** Fields of a customer record that decide about activation. */
interface ActivationFacts {
  readonly email?: string
  readonly c_activated?: unknown
  readonly c_isD2BCustomer?: unknown
}

/** Reads the record of the customer who has just signed in. @throws ApiFault */
export async function readCustomer(
  {env, siteId}: SessionCall,
  {accessToken, customerId}: SessionTokens,
): Promise<ActivationFacts> {
  const path = `/customer/shopper-customers/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/customers/${encodeURIComponent(customerId)}`
  try {
    const response = await callOrigin(env.COMMERCE_API_ORIGIN, `${path}?siteId=${siteId}`, {
      headers: {Authorization: `Bearer ${accessToken}`},
      timeoutMs: env.BACKEND_TIMEOUT_MS,
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return (await response.json()) as ActivationFacts
  } catch (error) {
    throw faultFromThrown(error)
  }
}

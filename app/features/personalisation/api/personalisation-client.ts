import {instanceOf, type PersonalisationAccount} from '@common/personalisation-instance'
import type {Visitor} from '../model/visitor'

const BASE = '/services/personalisation/v3'
/** Request timeout in milliseconds; a later answer is of no use to the page. */
const TIMEOUT_MS = 5000

/**
 * Calls the personalisation service through our server, which adds the client id. Every failure is
 * swallowed (rule RECO-7).
 * @param path below `/v3`
 * @returns null when the call failed
 */
export async function callPersonalisation(
  account: PersonalisationAccount,
  path: string,
  visitor: Visitor,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    const response = await fetch(`${BASE}${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({...body, ...visitor, ...instanceOf(account.organizationId)}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // An event may be the last request of a page.
      keepalive: true,
    })
    return response.ok ? ((await response.json()) as unknown) : null
  } catch {
    return null
  }
}

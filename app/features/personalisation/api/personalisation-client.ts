import {instanceOf, type PersonalisationAccount} from '@common/personalisation-instance'
import type {Visitor} from '../model/visitor'

const BASE = '/services/personalisation/v3'
/** Milliseconds; what comes later than this is of no use on a page. */
const TIMEOUT_MS = 5000

/**
 * Calls the service through our server, which adds the id of the client. Every failure is swallowed (rule RECO-7).
 * @param path below `/v3`
 * @returns null when it failed
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
      // An event may be the last thing that happens on a page.
      keepalive: true,
    })
    return response.ok ? ((await response.json()) as unknown) : null
  } catch {
    return null
  }
}

import {instanceOf} from '../model/instance'
import type {Visitor} from '../model/visitor'

const BASE = '/mobify/proxy/personalisation/v3'
/** Milliseconds; what comes later than this is of no use on a page. */
const TIMEOUT_MS = 5000

/** The personalisation account of a site. */
export interface PersonalisationAccount {
  readonly siteId: string
  readonly organizationId: string
  readonly clientId: string
}

/** Id of a site at the service: realm and site. */
export const serviceSiteId = ({siteId, organizationId}: PersonalisationAccount): string =>
  `${instanceOf(organizationId).realm}-${siteId}`

/**
 * Calls the service. Every failure is swallowed (spec 8 "Personalisation failure").
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
      headers: {'Content-Type': 'application/json', 'x-cq-client-id': account.clientId},
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

import {loadCommerce} from '@app/features/session/public/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {proxyPath} from '@common/proxy-path'
import {
  ASSIGNMENTS_KEY,
  readAssignments,
  writeAssignments,
  type Assignments,
} from '@common/experiments'

/** Timeout of the request in milliseconds; no other code waits for the request. */
const TIMEOUT_MS = 5000

export type ReportingShop = Pick<Shop, 'site' | 'locale' | 'commerce'>

/** Sends a report about experiments. @throws Error when it was not accepted */
export async function sendReport(
  {site, locale, commerce}: ReportingShop,
  kind: 'exposures' | 'conversions',
  body: object,
): Promise<void> {
  const token = await (await loadCommerce()).accessToken(false)
  const query = new URLSearchParams({siteId: site.id, locale: locale.id})
  const answer = await fetch(
    `${proxyPath('api')}/custom/shopper-experiments/v1/organizations/${commerce.organizationId}/${kind}?${query}`,
    {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    },
  )
  if (!answer.ok) throw new Error(`The report was refused with ${answer.status}.`)
}

/** Local storage key of the reported exposures, which hold no id of the visitor. */
const REPORTED_KEY = 'experiment-exposures'

const readFrom = (storage: () => Storage, key: string): Assignments => {
  try {
    return readAssignments(storage().getItem(key))
  } catch {
    // Storage is disabled.
    return {}
  }
}

/** The assignments that were drawn for this visitor. Browser only. */
export const drawnAssignments = (): Assignments =>
  readFrom(() => window.localStorage, ASSIGNMENTS_KEY)

/** The assignments that a link forced in this visit. */
export const forcedAssignments = (): Assignments =>
  readFrom(() => window.sessionStorage, ASSIGNMENTS_KEY)

/** The exposures that were reported. */
export const reportedExposures = (): Assignments =>
  readFrom(() => window.localStorage, REPORTED_KEY)

/** Stores the reported exposures; an empty set removes them. */
export function keepReported(reported: Assignments): void {
  try {
    if (Object.keys(reported).length === 0) window.localStorage.removeItem(REPORTED_KEY)
    else window.localStorage.setItem(REPORTED_KEY, writeAssignments(reported))
  } catch {
    // Storage is disabled: the backend counts a visitor once.
  }
}

import {loadCommerce} from '@app/features/session/model/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {proxyPath} from '@common/proxy-path'

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

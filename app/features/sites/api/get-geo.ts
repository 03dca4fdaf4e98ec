import {CONTROLLERS_PATH, proxyPath} from '@common/proxy-path'
import {within} from '@app/shared/lib/within'
import type {Shop} from '@app/shared/lib/shop-context'

/** Presumed country of the visitor, and the site and locale that serve it. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly siteId: string
  readonly locale: string
}

const TIMEOUT_MS = 3000

function placeOf(body: unknown): Place | null {
  const {countryCode, siteId, locale} = (body ?? {}) as Record<string, unknown>
  if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return null
  if (typeof siteId !== 'string' || typeof locale !== 'string') return null
  return {countryCode, siteId, locale}
}

/**
 * A call without cookies and token: the answer needs no more than the address that the request comes from.
 * @returns null for a late answer
 * @throws Error for a failed one
 */
const read = (url: string, headers: Record<string, string> = {}): Promise<unknown> =>
  within(
    TIMEOUT_MS,
    async (signal) => {
      const response = await fetch(url, {credentials: 'omit', headers, signal})
      if (!response.ok) throw new Error(`status ${response.status}`)
      return JSON.parse(await response.text()) as unknown
    },
    null,
  )

/**
 * The visitor's country by the site controller `getGeoIpData`, else by OCAPI `geoip`; null when neither answers
 * (rule SITE-15). Never rejects.
 */
export async function getGeo({
  site,
  locale,
  commerce,
}: Pick<Shop, 'site' | 'locale' | 'commerce'>): Promise<Place | null> {
  const ocapi = async () => {
    const url = `${proxyPath('ocapi')}/s/${site.id}/dw/shop/v21_3/geoip?locale=${locale.id}`
    const body = await read(url, {'x-dw-client-id': commerce.clientId})
    return placeOf((body as {geoData?: unknown} | null)?.geoData)
  }
  const controller = `${CONTROLLERS_PATH}/s/${site.id}/${locale.alias}/sapi/getGeoIpData`
  try {
    return placeOf(await read(controller)) ?? (await ocapi())
  } catch {
    return ocapi().catch(() => null)
  }
}

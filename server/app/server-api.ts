import {createShopApi, type CommerceIdentity, type ShopApi} from '../../app/shared/api/shop-api'
import type {Environment} from '../../config/environment'
import {backendFetch} from './call-backend'

/** Variables with which the server calls the commerce APIs. */
export type ApiSettings = Pick<
  Environment,
  | 'COMMERCE_API_ORIGIN'
  | 'COMMERCE_ORGANIZATION_ID'
  | 'COMMERCE_CLIENT_ID'
  | 'COMMERCE_SHORT_CODE'
  | 'OCAPI_ORIGIN'
  | 'BACKEND_TIMEOUT_MS'
>

export const commerceOf = (env: ApiSettings): CommerceIdentity => ({
  organizationId: env.COMMERCE_ORGANIZATION_ID,
  clientId: env.COMMERCE_CLIENT_ID,
  shortCode: env.COMMERCE_SHORT_CODE,
})

interface ApiOptions {
  readonly siteId: string
  readonly locale: string
  /** Currency code of prices; none when absent or null. */
  readonly currency?: string | null
  /** @param refresh true after the backend refused the current token */
  readonly accessToken: (refresh: boolean) => Promise<string>
  /** Time limit of a call in milliseconds; that of backends when absent. */
  readonly timeoutMs?: number
}

/** The commerce APIs of a site and locale for calls of the server. */
export const serverApi = (
  env: ApiSettings,
  {currency = null, timeoutMs = env.BACKEND_TIMEOUT_MS, ...options}: ApiOptions,
): ShopApi =>
  createShopApi({
    ...options,
    currency,
    commerce: commerceOf(env),
    scapiBase: env.COMMERCE_API_ORIGIN,
    ocapiBase: env.OCAPI_ORIGIN,
    send: backendFetch([env.COMMERCE_API_ORIGIN, env.OCAPI_ORIGIN], timeoutMs),
  })

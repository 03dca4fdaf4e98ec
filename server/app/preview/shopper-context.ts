import {scapiId} from '../../../common/api-id'
import {callBackend} from '../call-backend'
import type {SlasSettings} from '../session/slas-call'

export interface GeoLocation {
  readonly city?: string
  readonly country?: string
  readonly countryCode?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly metroCode?: string
  readonly postalCode?: string
  readonly region?: string
  readonly regionCode?: string
}

/** Context of a shopper (Shopper Context API), from which the backend chooses prices, promotions and slots. */
export interface ShopperContext {
  /** ISO 8601; '' removes it. */
  readonly effectiveDateTime?: string
  readonly sourceCode?: string
  readonly customerGroupIds?: readonly string[]
  /** At most 20; a null removes one in an update. */
  readonly customQualifiers?: Readonly<Record<string, string | null>>
  readonly assignmentQualifiers?: Readonly<Record<string, string | null>>
  readonly couponCodes?: readonly string[]
  readonly geoLocation?: GeoLocation
  /** IPv4 address. */
  readonly clientIp?: string
}

/** Session whose context is read or changed. */
export interface ContextOwner {
  readonly siteId: string
  readonly usid: string
  /** Token of that session with the scope `sfcc.shopper-context.rw`. It must not reach a browser. */
  readonly accessToken: string
}

type Settings = Pick<
  SlasSettings,
  'COMMERCE_API_ORIGIN' | 'COMMERCE_ORGANIZATION_ID' | 'BACKEND_TIMEOUT_MS'
>

function call(
  env: Settings,
  {siteId, usid, accessToken}: ContextOwner,
  method: string,
  {body, evaluateIp}: {body?: ShopperContext; evaluateIp?: boolean} = {},
): Promise<unknown> {
  const query = new URLSearchParams({siteId})
  if (evaluateIp !== undefined) query.set('evaluateContextWithClientIp', String(evaluateIp))
  const path = `/shopper/shopper-context/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/shopper-context/${scapiId(usid)}`
  return callBackend(env.COMMERCE_API_ORIGIN, `${path}?${query}`, {
    method,
    json: body,
    headers: {Authorization: `Bearer ${accessToken}`},
    timeoutMs: env.BACKEND_TIMEOUT_MS,
  })
}

/** The context of a session. @throws ApiFault 404 when it has none */
export const getShopperContext = async (
  env: Settings,
  owner: ContextOwner,
): Promise<ShopperContext> => (await call(env, owner, 'GET')) as ShopperContext

/**
 * Creates the context of a session, or replaces it.
 * @param evaluateIp false to leave `clientIp` out of later requests
 * @throws ApiFault
 */
export async function createShopperContext(
  env: Settings,
  owner: ContextOwner,
  body: ShopperContext,
  evaluateIp?: boolean,
): Promise<void> {
  await call(env, owner, 'PUT', {body, evaluateIp})
}

/**
 * Changes values of the context of a session: empty values remove theirs, null keeps it.
 * @returns the changed context
 * @throws ApiFault
 */
export const updateShopperContext = async (
  env: Settings,
  owner: ContextOwner,
  body: ShopperContext,
  evaluateIp?: boolean,
): Promise<ShopperContext> =>
  (await call(env, owner, 'PATCH', {body, evaluateIp})) as ShopperContext

/** Removes the context of a session. @throws ApiFault 404 when it has none */
export async function deleteShopperContext(env: Settings, owner: ContextOwner): Promise<void> {
  await call(env, owner, 'DELETE')
}

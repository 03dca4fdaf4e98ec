import {createHttpClient, type HttpClient} from './http-client'

/** Identifies the commerce instance; public values only. */
export interface CommerceIdentity {
  organizationId: string
  clientId: string
  shortCode: string
}

/** The backends that pages read. */
export interface ShopApi {
  /** SCAPI; paths begin with the API family, `:org` stands for the organization id. */
  scapi: HttpClient
  /** OCAPI Shop v21.3; paths are relative to the version, e.g. `/content/home`. */
  ocapi: HttpClient
}

export interface ShopApiConfig {
  commerce: CommerceIdentity
  /** Base of SCAPI, e.g. `/mobify/proxy/api` in the browser. */
  scapiBase: string
  ocapiBase: string
  siteId: string
  locale: string
  /** Null on the content-only site: it asks for no prices. */
  currency: string | null
  accessToken: (refresh: boolean) => Promise<string>
  /** Milliseconds before a call gives up. */
  timeout?: number
  /** Headers for every call, such as a correlation id. */
  headers?: Readonly<Record<string, string>>
}

/** Version segment of every OCAPI call (rule API-1). */
const OCAPI_VERSION = 'v21_3'

/** Clients of one site and locale. */
export function createShopApi(config: ShopApiConfig): ShopApi {
  const {commerce, siteId, locale, accessToken, timeout, headers} = config
  const scapi = createHttpClient({
    baseUrl: config.scapiBase,
    query: {siteId, locale},
    accessToken,
    timeout,
    headers,
  })
  const ocapi = createHttpClient({
    baseUrl: `${config.ocapiBase}/s/${siteId}/dw/shop/${OCAPI_VERSION}`,
    query: {locale},
    headers: {...headers, 'x-dw-client-id': commerce.clientId},
    accessToken,
    timeout,
  })
  return {
    scapi: (path, options) => scapi(path.replace(':org', commerce.organizationId), options),
    ocapi,
  }
}

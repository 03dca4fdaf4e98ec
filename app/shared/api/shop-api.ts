import {createClients, type CommerceClients} from '@app/shared/commerce/client'
import {GUEST_READS_PATH, isPublicRead} from '@common/guest-reads'
import {createHttpClient, type HttpClient, type HttpClientConfig} from './http-client'

/** Identity of the commerce instance; public values only. */
export interface CommerceIdentity {
  organizationId: string
  clientId: string
  shortCode: string
}

/** Clients of the backends that pages read. */
export interface ShopApi {
  /** The shopper's token; on the server that of a guest whom all visitors share. @throws ApiFault (rejects) */
  accessToken: (refresh: boolean, refused?: string) => Promise<string>
  /** Clients of the Shopper APIs, as commerce-sdk-isomorphic has them and as the hooks of commerce-sdk-react use them. */
  clients: CommerceClients
  /** SCAPI client; paths begin with the API family, `:org` is the placeholder of the organization id. */
  scapi: HttpClient
  /** OCAPI Shop v21.3 client; paths are relative to the version, e.g. `/content/home`. */
  ocapi: HttpClient
}

export interface ShopApiConfig {
  commerce: CommerceIdentity
  /** Base address of SCAPI, e.g. `/mobify/proxy/api` in the browser. */
  scapiBase: string
  ocapiBase: string
  siteId: string
  locale: string
  /** Currency code; null on the content-only site, which requests no prices. */
  currency: string | null
  accessToken: (refresh: boolean, refused?: string) => Promise<string>
  /** Browsers only: whether there is a session. Without one, the catalogue is read as the guest of our server. */
  hasSession?: () => boolean
  /** Sent with every call, such as the name of a preview. */
  headers?: Readonly<Record<string, string>>
  /** Sends the calls of a server, with a time limit; those of a browser are sent by `fetch`. */
  send?: HttpClientConfig['send']
}

/** Version segment of every OCAPI call (rule API-1). */
const OCAPI_VERSION = 'v21_3'

/** A visitor without a session reads what is public by a route of our server: no read begins a session (ADR 0015). */
function readingAsGuest(own: HttpClient, hasSession = () => true): HttpClient {
  const guest = createHttpClient({baseUrl: GUEST_READS_PATH})
  return (path, options) => {
    const isRead = options?.method === 'GET' && !options.headers?.Authorization
    return (isRead && !hasSession() && isPublicRead(path) ? guest : own)(path, options)
  }
}

/** Creates the clients of one site and locale. */
export function createShopApi(config: ShopApiConfig): ShopApi {
  const {commerce, siteId, locale, accessToken, headers, send} = config
  const scapi = createHttpClient({
    baseUrl: config.scapiBase,
    query: {siteId, locale},
    headers,
    accessToken,
    send,
  })
  const ocapi = createHttpClient({
    baseUrl: `${config.ocapiBase}/s/${siteId}/dw/shop/${OCAPI_VERSION}`,
    query: {locale},
    headers: {'x-dw-client-id': commerce.clientId, ...headers},
    accessToken,
    send,
  })
  const clients = createClients({
    parameters: {
      ...commerce,
      siteId,
      locale,
      ...(config.currency !== null && {currency: config.currency}),
    },
    call: readingAsGuest(
      createHttpClient({baseUrl: config.scapiBase, headers, accessToken, send}),
      config.hasSession,
    ),
  })
  return {
    accessToken,
    clients,
    scapi: (path, options) => scapi(path.replace(':org', commerce.organizationId), options),
    ocapi,
  }
}

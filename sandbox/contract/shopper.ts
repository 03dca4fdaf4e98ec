import * as sdk from 'commerce-sdk-isomorphic'
import {recordingFetch, type Exchange} from './exchange'
import type {Target} from './target'

/** An answer of a call that the SDK has no method for; an empty body is null. */
export interface PlainAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What a token answer tells of the session. */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly customerId: string
  readonly usid: string
}

/**
 * Clients of the official SDK for one session, and plain calls for the protocols it does not speak.
 * A refusal throws the SDK's `ResponseError`; every exchange goes to the trace.
 */
export class Shopper {
  readonly products
  readonly availability
  readonly search
  readonly promotions
  readonly baskets
  readonly basketsV1
  readonly orders
  readonly customers
  readonly stores
  readonly contexts
  readonly giftCertificates
  readonly seo
  readonly consents
  readonly configurations
  readonly experience
  readonly payments
  readonly login
  private readonly fetch: typeof fetch

  constructor(
    readonly target: Target,
    exchanges: Exchange[],
    readonly session: Session | undefined,
  ) {
    this.fetch = recordingFetch(target.operations, exchanges)
    const config = clientConfig(target, this.fetch, session)
    this.products = new sdk.ShopperProducts(config)
    this.availability = new sdk.ShopperAvailability(config)
    this.search = new sdk.ShopperSearch(config)
    this.promotions = new sdk.ShopperPromotions(config)
    this.baskets = new sdk.ShopperBasketsV2(config)
    this.basketsV1 = new sdk.ShopperBaskets(config)
    this.orders = new sdk.ShopperOrders(config)
    this.customers = new sdk.ShopperCustomers(config)
    this.stores = new sdk.ShopperStores(config)
    this.contexts = new sdk.ShopperContexts(config)
    this.giftCertificates = new sdk.ShopperGiftCertificates(config)
    this.seo = new sdk.ShopperSEO(config)
    this.consents = new sdk.ShopperConsents(config)
    this.configurations = new sdk.ShopperConfigurations(config)
    this.experience = new sdk.ShopperExperience(config)
    this.payments = new sdk.ShopperPayments(config)
    this.login = new sdk.ShopperLogin(clientConfig(target, this.fetch, undefined))
  }

  get customerId(): string {
    return this.session?.customerId ?? ''
  }

  /** An OCAPI call below the shop's root: `ocapi('GET', '/baskets/1')`. Throws when refused. */
  async ocapi<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const {siteId, locale, clientId} = this.target
    const separator = path.includes('?') ? '&' : '?'
    const url = `/s/${siteId}/dw/shop/v21_3${path}${separator}locale=${locale}&client_id=${clientId}`
    return succeeded(`${method} ${path}`, await this.plain<Body>(method, url, body))
  }

  /** A call of a custom API: `custom('GET', 'shopper-seo', '/url-mapping')`. Throws when refused. */
  async custom<Body>(method: string, api: string, path: string, body?: unknown): Promise<Body> {
    const {organizationId, siteId, locale} = this.target
    const separator = path.includes('?') ? '&' : '?'
    const base = `/custom/${api}/v1/organizations/${organizationId}`
    const url = `${base}${path}${separator}siteId=${siteId}&locale=${locale}`
    return succeeded(`${method} ${api}${path}`, await this.plain<Body>(method, url, body))
  }

  /** A call of a site controller, without a token: `controller('GET', 'getSlot?slotId=a')`. */
  async controller<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const {siteId, locale} = this.target
    const url = `/s/${siteId}/${locale.toLowerCase()}/sapi/${path}`
    const answer = await this.plain<Body>(method, url, body, {authorization: null})
    return succeeded(`${method} ${path}`, answer)
  }

  /**
   * A call of any path with the session's token; refusals are answers here. A header that is null is
   * left out.
   */
  async plain<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string | null>> = {},
  ): Promise<PlainAnswer<Body>> {
    const allHeaders = {
      'content-type': 'application/json',
      authorization: this.session ? `Bearer ${this.session.accessToken}` : null,
      ...headers,
    }
    const response = await this.fetch(this.urlOf(path), {
      method,
      headers: Object.entries(allHeaders).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    })
    const text = await response.text()
    const parsed: unknown = text === '' ? null : JSON.parse(text)
    return {status: response.status, headers: response.headers, body: parsed as Body}
  }

  private urlOf(path: string): string {
    const {baseUrl, ocapiUrl} = this.target
    return `${path.startsWith('/s/') ? ocapiUrl : baseUrl}${path}`
  }

  /** Any URL, such as a picture or the outbox, without a token. */
  async open(url: string): Promise<Response> {
    return this.fetch(url)
  }
}

/** The body of an answer that is no refusal. Throws what was refused, and how. */
function succeeded<Body>(call: string, {status, body}: PlainAnswer<Body>): Body {
  if (status >= 400) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`)
  return body
}

function clientConfig(target: Target, recording: typeof fetch, session: Session | undefined) {
  const {baseUrl, organizationId, clientId, siteId} = target
  const headers: Record<string, string> = {}
  if (session) headers['authorization'] = `Bearer ${session.accessToken}`
  return {
    proxy: baseUrl,
    throwOnBadResponse: true,
    fetch: recording as NonNullable<sdk.ClientConfig<never>['fetch']>,
    fetchOptions: {redirect: 'manual' as const},
    headers,
    parameters: {shortCode: 'local', organizationId, clientId, siteId},
  }
}

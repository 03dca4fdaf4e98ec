import {callOrigin, type OutgoingCall} from '../../common/outgoing'
import type {Environment} from '../../config/environment'
import type {SiteConfig} from '../../config/schema'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import {guestLogin} from './guest-login'
import {createLimiter, type Limiter} from './limiter'

const OCAPI_VERSION = 'v21_3'

type Query = Readonly<Record<string, string | number | undefined>>

/** Settings of the backend that the inspector reads. */
export type BackendSettings = Pick<
  Environment,
  | 'COMMERCE_API_ORIGIN'
  | 'OCAPI_ORIGIN'
  | 'COMMERCE_ORGANIZATION_ID'
  | 'COMMERCE_CLIENT_ID'
  | 'PWA_KIT_SLAS_CLIENT_SECRET'
>

/** A call that was refused or did not answer. `status` is 0 without an answer. */
export class BackendFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Calls of one site, as a guest. Each rejects with `BackendFailure`. */
export interface SiteBackend {
  /** Below `/{api}/v1/organizations/{id}`. @param method `GET` when absent */
  scapi<Body>(
    api: string,
    path: string,
    query?: Query,
    call?: {method: string; body?: unknown},
  ): Promise<Body>
  ocapi<Body>(path: string, query?: Query): Promise<Body>
}

export interface Backend {
  site(site: Pick<SiteConfig, 'id'>): SiteBackend
}

function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

async function answerOf<Body>(
  origin: ConfiguredOrigin,
  path: string,
  call: OutgoingCall,
): Promise<Body> {
  const [pathname] = path.split('?', 1)
  let response: Response
  try {
    response = await callOrigin(origin, path, call)
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'too slow' : 'silent'
    throw new BackendFailure(0, `${pathname} was ${reason}`)
  }
  const text = await response.text()
  if (!response.ok) throw new BackendFailure(response.status, `${pathname}: ${response.status}`)
  if (text === '') return null as Body
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new BackendFailure(response.status, `${pathname} answered no JSON`)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BackendFailure(response.status, `${pathname} answered another form than expected`)
  return body as Body
}

/**
 * The backend over HTTP: SCAPI with a guest token for each site, OCAPI with the client id.
 * @param concurrency calls at a time, of all sites together
 * @param timeoutMs limit of one call
 */
export function createBackend(
  settings: BackendSettings,
  {concurrency = 16, timeoutMs = 10_000}: {concurrency?: number; timeoutMs?: number} = {},
): Backend {
  const limit: Limiter = createLimiter(concurrency)
  return {
    site({id}) {
      let token: Promise<string> | undefined
      const tokenOf = () => (token ??= limit(() => guestLogin(settings, id, timeoutMs)))
      return {
        async scapi<Body>(
          api: string,
          path: string,
          query: Query = {},
          {method = 'GET', body}: {method?: string; body?: unknown} = {},
        ) {
          const authorization = `Bearer ${await tokenOf()}`
          const target = `/${api}/organizations/${settings.COMMERCE_ORGANIZATION_ID}${path}${searchOf({siteId: id, ...query})}`
          const headers = {authorization, ...(body ? {'content-type': 'application/json'} : {})}
          return limit(() =>
            answerOf<Body>(settings.COMMERCE_API_ORIGIN, target, {
              method,
              headers,
              body: body === undefined ? undefined : JSON.stringify(body),
              timeoutMs,
            }),
          )
        },
        async ocapi<Body>(path: string, query: Query = {}) {
          const search = searchOf({client_id: settings.COMMERCE_CLIENT_ID, ...query})
          const target = `/s/${id}/dw/shop/${OCAPI_VERSION}${path}${search}`
          return limit(() => answerOf<Body>(settings.OCAPI_ORIGIN, target, {timeoutMs}))
        },
      }
    },
  }
}

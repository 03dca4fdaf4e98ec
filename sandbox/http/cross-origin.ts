import type {FastifyCorsOptions} from '@fastify/cors'
import type {FastifyRequest} from 'fastify'
import type {SandboxConfig} from '../config'
import {isRegisteredOrigin} from '../domains/auth/registered-address'
import type {Systems} from './system'

/** True for an origin whose host name is allowed; ports do not count, as in B2C Commerce. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes('*')) return true
  try {
    return allowed.includes(new URL(origin).hostname)
  } catch {
    return false
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when both have the same host name; ports do not count. */
function isSameHost(origin: string, host: string): boolean {
  const own = `http://${host}`
  return (
    URL.canParse(origin) && URL.canParse(own) && new URL(origin).hostname === new URL(own).hostname
  )
}

/**
 * True for a write that a page of another site caused. Pages of registered storefronts and of host names that
 * `allowedOrigins` names, other than by `*`, are no other site. Clients that send neither `Sec-Fetch-Site` nor `Origin`
 * are programs.
 */
export function isForeignWrite(
  {method, headers}: Pick<FastifyRequest, 'method' | 'headers'>,
  {shopOrigins, allowedOrigins}: Pick<SandboxConfig, 'shopOrigins' | 'allowedOrigins'>,
): boolean {
  if (READS.has(method)) return false
  const {origin, host = ''} = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === 'cross-site'
  const named = allowedOrigins.filter((name) => name !== '*')
  if (isRegisteredOrigin(origin, shopOrigins) || isAllowedOrigin(origin, named)) return false
  return site === undefined ? !isSameHost(origin, host) : site === 'cross-site'
}

/**
 * Cross-origin rules by call: the systems of the shop answer allowed origins, OCAPI with
 * credentials; the sandbox's own pages and its admin API answer their own origin only.
 * `allowed` are host names, or `*` for every origin; the answer names one origin, never `*`.
 */
export function crossOriginRules(
  allowed: readonly string[],
  systems: Systems,
): (request: FastifyRequest) => Promise<FastifyCorsOptions> {
  return async (request) => {
    const system = systems.of(request.url.split('?')[0] ?? '')
    const {origin} = request.headers
    if (!system || origin === undefined || !isAllowedOrigin(origin, allowed)) return {origin: false}
    return {
      origin,
      credentials: system === 'ocapi',
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [
        'authorization',
        'location',
        'retry-after',
        'sfdc_maintenance',
        'sfdc_user_agent',
        'x-correlation-id',
        'x-dw-resource-state',
      ],
      maxAge: 86_400,
    }
  }
}

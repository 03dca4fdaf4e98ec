import type {FastifyCorsOptions} from '@fastify/cors'
import type {FastifyRequest} from 'fastify'
import {systemOf} from './system'

/** True for an origin whose host name is allowed; ports do not count, as in B2C Commerce. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes('*')) return true
  try {
    return allowed.includes(new URL(origin).hostname)
  } catch {
    return false
  }
}

/**
 * Cross-origin rules by call: the systems of the shop answer allowed origins, OCAPI with
 * credentials; the sandbox's own pages and its admin API answer their own origin only.
 * `allowed` are host names, or `*` for every origin; the answer names one origin, never `*`.
 */
export function crossOriginRules(
  allowed: readonly string[],
): (request: FastifyRequest) => Promise<FastifyCorsOptions> {
  return async (request) => {
    const system = systemOf(request.url.split('?')[0] ?? '')
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

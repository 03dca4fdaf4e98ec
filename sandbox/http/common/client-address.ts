import type {FastifyRequest} from 'fastify'

/**
 * Address of the client of a request: the one that the proxy in front of the sandbox saw. Earlier
 * entries of `X-Forwarded-For` come from the client itself and may be false.
 */
export function clientAddress({headers, ip}: FastifyRequest): string {
  const forwarded = headers['x-forwarded-for']
  const list = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')
  return list.split(',').at(-1)?.trim() || ip
}

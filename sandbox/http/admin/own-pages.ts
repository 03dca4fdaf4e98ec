import type {FastifyReply, FastifyRequest} from 'fastify'
import type {SandboxConfig} from '../../config'
import {secretsEqual} from '../../domains/auth/secrets'
import {isLoopback} from '../../outgoing'
import {ApiProblem} from '../errors'
import {basicCredentials} from '../slas/client'

/** Loopback names of this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** Values that browsers send with a request that no other page has made. */
const OWN_SITE: ReadonlySet<unknown> = new Set(['same-origin', 'none'])

const refuse = (detail: string): ApiProblem => new ApiProblem(403, 'forbidden', 'Forbidden', detail)

function hostnameOf(host: string | undefined): string | null {
  try {
    return new URL(`http://${host ?? ''}`).hostname
  } catch {
    return null
  }
}

/** True when a page of `origin` and an address of `host` belong together. */
function isSameOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === new URL(`${new URL(origin).protocol}//${host}`).host
  } catch {
    return false
  }
}

/** Refuses requests that a page of another origin or another system caused. */
function requireOwnCaller({headers}: FastifyRequest, known: ReadonlySet<string>): void {
  const {host = '', origin} = headers
  const hostname = hostnameOf(host)
  if (hostname === null || !known.has(hostname)) {
    throw refuse(
      `These pages do not answer as '${host.slice(0, 100)}'. Name the host with --admin-hosts (SANDBOX_ADMIN_HOSTS).`,
    )
  }
  if (headers['x-mobify'] !== undefined) {
    throw refuse('These pages cannot be reached through the proxy of a storefront.')
  }
  if (headers['x-slas-callback-token'] !== undefined) {
    throw refuse('These pages take no callbacks of SLAS.')
  }
  const site = headers['sec-fetch-site']
  const foreign = site !== undefined && !OWN_SITE.has(site)
  if (foreign || (origin !== undefined && !isSameOrigin(origin, host))) {
    throw refuse('Pages of other origins may not call this.')
  }
}

/** False for a request of another machine, one behind a proxy on this machine included. */
function isOfThisMachine({socket, headers}: FastifyRequest): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const senders = [socket.remoteAddress ?? '', ...forwarded.split(',').filter((one) => one !== '')]
  return headers.forwarded === undefined && senders.every((one) => isLoopback(one.trim()))
}

/** The token of a request: `Bearer`, or the password of `Basic`, for which browsers show a form. */
function tokenOf(authorization = ''): string {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? []
  return bearer ?? basicCredentials(authorization)?.secret ?? ''
}

/**
 * Restricts dashboard, admin API and outbox to people and programs of this machine, and to others who have the token.
 * They show all data and switch faults on, so these kinds of access are refused: a foreign host name that resolves to
 * this machine (DNS rebinding), a page of another origin, the proxy of a storefront (`X-Mobify`), a callback of SLAS, and
 * another machine without the token.
 * @param config `adminHosts` are further host names that are allowed
 * @returns a hook for `onRequest`, which throws ApiProblem 401 or 403
 */
export function guardOwnPages({
  adminHosts,
  adminToken,
}: Pick<SandboxConfig, 'adminHosts' | 'adminToken'>): (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void> {
  const known = new Set([...LOOPBACK, ...adminHosts.map((name) => hostnameOf(name) ?? name)])
  return async (request, reply) => {
    requireOwnCaller(request, known)
    if (isOfThisMachine(request)) return
    if (adminToken === undefined) {
      throw refuse(
        'Other machines need a token here. Start the sandbox with --admin-token (SANDBOX_ADMIN_TOKEN).',
      )
    }
    if (secretsEqual(tokenOf(request.headers.authorization), adminToken)) return
    reply.header('www-authenticate', 'Basic realm="sandbox", charset="UTF-8"')
    throw new ApiProblem(
      401,
      'unauthorized',
      'Unauthorized',
      'Other machines send the token of --admin-token as bearer token, or as password under any name.',
    )
  }
}

import type {FastifyReply, FastifyRequest} from 'fastify'
import {ApiProblem} from '../errors'

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

/**
 * Restricts dashboard, admin API and outbox to people and programs of this machine. They show all data and
 * switch faults on, so three kinds of access are refused: a foreign host name that resolves to this machine (DNS
 * rebinding), a page of another origin, and the proxy of a storefront (`X-Mobify`).
 * @param names further host names that are allowed
 * @returns a hook for `onRequest`, which throws ApiProblem 403
 */
export function guardOwnPages(
  names: readonly string[],
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const known = new Set([...LOOPBACK, ...names.map((name) => hostnameOf(name) ?? name)])
  return async ({headers}) => {
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
    const site = headers['sec-fetch-site']
    const foreign = site !== undefined && !OWN_SITE.has(site)
    if (foreign || (origin !== undefined && !isSameOrigin(origin, host))) {
      throw refuse('Pages of other origins may not call this.')
    }
  }
}

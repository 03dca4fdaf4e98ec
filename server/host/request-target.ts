import type {IncomingMessage} from 'node:http'

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port (RFC 9110 7.2). */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/[^/?#]*/i
/** Code that parses an address as a URL reads `//name` and `/
ame` as a host; the host may be empty. */
const LIKE_A_HOST = /^\/[/\\]/

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** The error in the `Host` header of a request; null when it is valid. Only HTTP/1.0 may omit it. */
function hostProblem(req: IncomingMessage): string | null {
  const {host} = req.headers
  if (countHosts(req.rawHeaders) > 1) return 'The Host header is repeated.'
  if (host === undefined) return req.httpVersion === '1.0' ? null : 'There is no Host header.'
  return HOST.test(host) ? null : 'The Host header is not valid.'
}

/** The path and query of an absolute address on the shop's own host, such as `/a?b`; null for any other. */
function pathOn(external: URL, target: string, start: string): string | null {
  if (!URL.canParse(start)) return null
  const {host, username, password} = new URL(start)
  if (host !== external.host || username !== '' || password !== '') return null
  const rest = target.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Validates the target host of a request first of all. An absolute target on the shop's own host becomes a path,
 * and overrides the `Host` header (RFC 9112 3.2.2).
 * @returns the error, for an answer 400; null when the target is valid
 */
export function checkTarget(req: IncomingMessage, external: URL): string | null {
  const problem = hostProblem(req)
  if (problem) return problem
  const target = req.url ?? ''
  const [start] = ABSOLUTE.exec(target) ?? []
  if (start !== undefined) {
    const path = pathOn(external, target, start)
    if (path === null) return 'The request is for another host.'
    req.url = path
    req.headers.host = external.host
  } else if (!target.startsWith('/')) {
    return 'The request has no path.'
  }
  const {url = '/'} = req
  if (LIKE_A_HOST.test(url) && !URL.canParse(url, external.origin)) return 'No such address.'
  return null
}

import type {IncomingMessage} from 'node:http'
import type {Request, Response} from 'express'

/** `Origin` and `Host` of a request as its sender wrote them. */
interface Sender {
  readonly origin: string | undefined
  readonly host: string | undefined
}

/** Keeps what the sender wrote: PWA Kit replaces both headers before the routes run. */
export function keepSender({headers}: IncomingMessage, {locals}: Response): void {
  const {origin, host} = headers
  locals.sender = {origin, host} satisfies Sender
}

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether two addresses lead to the same shop: all names of this machine do, with the same port. */
const isSameHost = (one: URL, other: URL): boolean =>
  one.host === other.host ||
  (one.port === other.port && LOOPBACK.test(one.hostname) && LOOPBACK.test(other.hostname))

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/**
 * Why a request does not come from a page of the shop: it is for another host, or from a page of another site. null for
 * requests of the shop's own pages, and for those of clients that send neither `Host` nor `Origin`.
 */
export function foreignPart(
  {headers}: Request,
  {locals}: Response,
  shop: URL,
  {checkHost}: {checkHost: boolean},
): 'host' | 'page' | null {
  const {origin, host} = (locals.sender as Sender | undefined) ?? {}
  const target = host ? parse(`${shop.protocol}//${host}`) : shop
  if (checkHost && !(target && isSameHost(target, shop))) return 'host'
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return 'page'
  const page = origin ? parse(origin) : shop
  return page && page.protocol === shop.protocol && isSameHost(page, shop) ? null : 'page'
}

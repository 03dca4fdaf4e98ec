import type {Request, Response} from 'express'

/** `Origin` and `Host` of a request as its sender wrote them. */
interface Sender {
  readonly origin: string | undefined
  readonly host: string | undefined
}

/** Keeps what the sender wrote: PWA Kit replaces both headers before the routes run. */
export function keepSender({headers}: Request, {locals}: Response): void {
  const {origin, host} = headers
  locals.sender = {origin, host} satisfies Sender
}

/**
 * The origin of the page that sent the request; null for a page of another site, and for a client that sends no
 * `Origin`. Another site cannot make a browser send the origin, or the host together with its own origin.
 * @param appOrigin origin under which browsers reach the shop
 */
export function pageOrigin(req: Request, res: Response, appOrigin: string): string | null {
  const {origin, host} = (res.locals.sender as Sender | undefined) ?? {}
  if ((req.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return null
  if (!origin || !URL.canParse(origin)) return null
  return origin === appOrigin || new URL(origin).host === host ? origin : null
}

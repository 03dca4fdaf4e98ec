import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {sites} from '../../config/sites/registry'
import {parseEnvironment} from '../../config/environment'
import {placeRoutes} from '../app/place-routes'
import {mountRoutes} from '../app/route'
import {keepSender} from '../app/sender'
import {sessionRoutes, type SessionContext} from '../app/session/session-routes'
import {CookieJar} from './cookie-jar'

/** Origin of the page in jsdom. */
const PAGE = 'http://localhost'

/** Secret of the sandbox's client. */
const SECRET = 'sandbox-dev-secret'

/** The cookies of the page that scripts can read. */
interface PageCookies {
  cookie: string
}

/** The session routes and the route of places of the shop in front of a sandbox, with the cookies of one browser. */
export interface SessionServer {
  /** Sends a call of the page, such as `/session/DEU/token`. */
  readonly send: (path: string, init: RequestInit, page: PageCookies) => Promise<Response>
  readonly close: () => void
}

/** Gives `DEU` account settings; returns a function that takes them back. */
function configureAccount(account: string | undefined): () => void {
  const site = sites.find(({id}) => id === 'DEU')
  if (!site || !account) return () => undefined
  const before = site.account
  Object.assign(site, {account: JSON.parse(account) as object})
  return () => void Object.assign(site, {account: before})
}

/**
 * Starts the routes; `account` are account settings of `DEU` as JSON, which make them those of a private client. A page
 * whose own cookies were deleted is a new browser: its hidden cookies are deleted too.
 */
export async function startSessionServer(
  sandboxOrigin: string,
  account?: string,
  origin = PAGE,
): Promise<SessionServer> {
  const app = express()
  app.use((req, res, next) => {
    keepSender(req, res)
    next()
  })
  const env = parseEnvironment({
    COMMERCE_API_ORIGIN: sandboxOrigin,
    MAPS_ORIGIN: sandboxOrigin,
    ...(account && {PWA_KIT_SLAS_CLIENT_SECRET: SECRET}),
  })
  const restore = configureAccount(account)
  let clients = 0
  // Every call comes from another client, so that tests are not limited.
  const context: SessionContext = {
    env,
    shop: new URL(origin),
    // The page in jsdom has no port of its own.
    checkHost: false,
    clientOf: () => `test-${(clients += 1)}`,
    sitesAtRunTime: (site) => site,
  }
  mountRoutes(app, [...placeRoutes(context), ...sessionRoutes(context)], context.clientOf)
  const server = http.createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jar = new CookieJar()

  const keep = (line: string, page: PageCookies): void => {
    jar.keep(line)
    if (/; HttpOnly/i.test(line)) return
    // The page has no TLS, whatever the origin of the shop.
    const [, name = '', value = ''] = /^(?:__Secure-)?([^=]+)=([^;]*)/.exec(line) ?? []
    const ended = value === '' ? '; expires=Thu, 01 Jan 1970 00:00:00 GMT' : ''
    page.cookie = `${name}=${value}; path=/${ended}`
  }

  return {
    send: async (path, init, page) => {
      if (!/(^|; )shopper_/.test(page.cookie)) jar.clear()
      const headers = new Headers(init.headers)
      headers.set('origin', origin)
      headers.set('cookie', jar.header(path))
      const answer = await fetch(base + path, {method: init.method, body: init.body, headers})
      for (const line of answer.headers.getSetCookie()) keep(line, page)
      return answer
    },
    close: () => {
      restore()
      server.closeAllConnections()
      server.close()
    },
  }
}

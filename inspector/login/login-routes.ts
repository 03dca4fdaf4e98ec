import express, {type Request, type RequestHandler, type Response, type Router} from 'express'
import {isSameSecret} from '../../common/same-secret'
import {loginPage} from '../views/login-page'
import type {Attempts} from './attempts'
import {SESSION_MS, type Sessions} from './sessions'

const COOKIE = 'inspector_session'

export interface LoginOptions {
  readonly base: string
  readonly password: string
  readonly sessions: Sessions
  readonly attempts: Attempts
  /** Address of the client, by which attempts are counted. */
  readonly clientOf: (req: Request) => string
  /** Browsers reach the inspector over HTTPS. */
  readonly https: boolean
}

const tokenOf = ({headers}: Request): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''

/** The path to return to: one of the inspector, never that of another host. */
function targetOf(base: string, next: unknown): string {
  const path = typeof next === 'string' ? next : ''
  return path.startsWith(`${base}/`) && !/[\\\s]|\/\/|\.\./.test(path) ? path : base
}

/** Logs in, logs out, and answers every other request without a session with the form. */
export function loginRoutes(options: LoginOptions): Router {
  const {base, password, sessions, attempts, clientOf, https} = options
  const cookie = {httpOnly: true, sameSite: 'strict', path: base, secure: https} as const
  const askFor = (res: Response, status: number, next: string, problem?: string): void => {
    res.status(status).send(loginPage(base, next, {problem}))
  }

  const logIn = async (req: Request, res: Response): Promise<void> => {
    const body = (req.body ?? {}) as Readonly<Record<string, unknown>>
    const next = targetOf(base, body['next'])
    const client = clientOf(req)
    const wait = await attempts.begin(client)
    if (wait > 0) {
      res.set('Retry-After', String(wait))
      askFor(
        res,
        429,
        next,
        `Too many attempts. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
      )
      return
    }
    const given = body['password']
    if (typeof given !== 'string' || !isSameSecret(given, password)) {
      askFor(res, 401, next, 'This is not the password. Try again.')
      return
    }
    await attempts.succeeded(client)
    await sessions.close(tokenOf(req))
    res.cookie(COOKIE, await sessions.open(), {...cookie, maxAge: SESSION_MS})
    res.redirect(303, next)
  }
  const logOut = async (req: Request, res: Response): Promise<void> => {
    await sessions.close(tokenOf(req))
    res.clearCookie(COOKIE, cookie)
    res.redirect(303, base)
  }
  const admit: RequestHandler = (req, res, pass) => {
    sessions.isOpen(tokenOf(req)).then((open) => {
      if (open) return pass()
      // From another site, such as a mail, a browser leaves the cookie out: the link of the form sends it.
      const fromOutside = req.headers['sec-fetch-site'] === 'cross-site'
      const next = targetOf(base, req.originalUrl)
      res.status(401).send(loginPage(base, next, {fromOutside}))
    }, pass)
  }

  const router = express.Router()
  router.post('/login', express.urlencoded({extended: false, limit: '4kb'}), (req, res, next) => {
    logIn(req, res).catch(next)
  })
  router.post('/logout', (req, res, next) => {
    logOut(req, res).catch(next)
  })
  router.use(admit)
  return router
}

import {randomUUID} from 'node:crypto'
import type {Request, Response} from 'express'
import {PREVIEW_PATH} from '../../../common/preview'
import {FORGET_LOGIN, PREVIEW_LOGIN_ENDED} from '../../../common/server-events'
import {readSigned, sign} from './signed-value'

const COOKIE = 'preview_login'
/** Milliseconds after which a login ends, at the latest. */
const LONGEST_MS = 8 * 3_600_000
/** Milliseconds without a new preview after which it ends. */
const IDLE_MS = 3_600_000

interface Login {
  readonly id: string
  /** Milliseconds since 1970 at which it ends, however often it is used. */
  readonly longestUntil: number
}

/** Ids of logins that were ended by a log-out, with the time at which they would have expired: copies of their cookies are refused. */
const ended = new Map<string, number>()

function remember(id: string, endsAt: number): void {
  const now = Date.now()
  for (const [known, time] of ended) if (time <= now) ended.delete(known)
  ended.set(id, endsAt)
}

interface EndedLogin {
  readonly id: string
  /** Milliseconds since 1970 at which it would have ended by itself. */
  readonly endsAt: number
}

/** Ends a login here, and in the other processes of the host. */
function endLogin(login: EndedLogin): void {
  remember(login.id, login.endsAt)
  process.emit(PREVIEW_LOGIN_ENDED as 'message', login, undefined)
}

const hasEnded = (id: string): boolean => ended.has(id)

process.on(FORGET_LOGIN as 'message', (message) => {
  const {id, endsAt} = message as EndedLogin
  remember(id, endsAt)
})

const cookieOptions = (secure: boolean) =>
  ({httpOnly: true, sameSite: 'strict', secure, path: PREVIEW_PATH}) as const

/** The login of a request; null without one, and for one that has ended. */
function loginOf({headers}: Request, secret: string): (Login & {endsAt: number}) | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  const login = readSigned<Login>(secret, 'login', value)
  return login && !hasEnded(login.id) ? login : null
}

function send(res: Response, {id, longestUntil}: Login, secret: string, secure: boolean): void {
  const endsAt = Math.min(Date.now() + IDLE_MS, longestUntil)
  const value = sign(secret, 'login', {id, longestUntil}, endsAt)
  res.cookie(COOKIE, value, {...cookieOptions(secure), maxAge: endsAt - Date.now()})
}

/** Logs a browser in for an hour. Each opened preview extends the login to an hour from then, up to eight hours in all. */
export function logIn(res: Response, secret: string, secure: boolean): void {
  send(res, {id: randomUUID(), longestUntil: Date.now() + LONGEST_MS}, secret, secure)
}

/** Extends the login of a request to an hour from now, if it has one. */
export function keepLogin(req: Request, res: Response, secret: string, secure: boolean): void {
  const login = loginOf(req, secret)
  if (login) send(res, login, secret, secure)
}

/** Removes the cookie, and ends its login: a copy of the cookie does not work either. */
export function logOut(req: Request, res: Response, secret: string, secure: boolean): void {
  const login = loginOf(req, secret)
  if (login) endLogin({id: login.id, endsAt: login.longestUntil})
  res.clearCookie(COOKIE, cookieOptions(secure))
}

export const isLoggedIn = (req: Request, secret: string): boolean => loginOf(req, secret) !== null

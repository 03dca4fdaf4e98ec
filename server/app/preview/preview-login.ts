import {createHash, timingSafeEqual} from 'node:crypto'
import type {Request, Response} from 'express'
import {PREVIEW_PATH} from '../../../common/preview'
import {readSigned, sign} from './signed-value'

const COOKIE = 'preview_login'
/** Milliseconds after which a login ends. */
const LOGIN_MS = 8 * 3_600_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a given password is the operator's, in the same time for every wrong one. */
export const isSecret = (secret: string, given: string): boolean =>
  timingSafeEqual(digest(secret), digest(given))

const cookieOptions = (secure: boolean) =>
  ({httpOnly: true, sameSite: 'strict', secure, path: PREVIEW_PATH}) as const

/** Logs a browser in for eight hours. */
export function logIn(res: Response, secret: string, secure: boolean): void {
  const value = sign(secret, 'login', {}, Date.now() + LOGIN_MS)
  res.cookie(COOKIE, value, {...cookieOptions(secure), maxAge: LOGIN_MS})
}

export function logOut(res: Response, secure: boolean): void {
  res.clearCookie(COOKIE, cookieOptions(secure))
}

export function isLoggedIn({headers}: Request, secret: string): boolean {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  return readSigned(secret, 'login', value) !== null
}

import type {CookieOptions, Request, Response} from 'express'
import type {SessionTokens} from './tokens'

/** Path of the routes that read the tokens: no other request carries them. */
export const SESSION_PATH = '/session'

/** The shopper of a session. */
export type SessionKind = 'guest' | 'registered'

/** Tokens of a browser at a site. */
export interface StoredSession {
  readonly kind: SessionKind
  readonly usid: string
  readonly refreshToken: string
  /** Access token; absent when it has expired or did not fit into a cookie. */
  readonly accessToken?: string
  /** Remaining seconds of the access token; 0 without one. */
  readonly expiresIn: number
}

/** Maximum length of a cookie's value: browsers drop cookies above 4,096 bytes with name and attributes. */
const MAX_VALUE = 3_900

const refreshName = (siteId: string): string => `shopper_refresh_${siteId}`
const accessName = (siteId: string): string => `shopper_access_${siteId}`
/** Says to scripts whether the browser has a session, and of which kind; it contains no token. */
const markName = (siteId: string): string => `shopper_${siteId}`
/** Ids for statistics and recommendations, which are no tokens, under the names of commerce-sdk-react. */
const usidName = (siteId: string): string => `usid_${siteId}`
const hashedIdName = (siteId: string): string => `enc_user_id_${siteId}`
/** Login at an identity provider that has begun. */
const socialName = (siteId: string): string => `shopper_social_${siteId}`

const PRIVATE_HOST = /^(localhost|127\..*|\[::1\]|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*)$/

/** False only for plain HTTP on this machine or in a private network, where browsers would drop the cookie. */
const isSecure = (origin: string): boolean => {
  const {protocol, hostname} = new URL(origin)
  return protocol === 'https:' || !PRIVATE_HOST.test(hostname)
}

/** Value of a cookie of a request; '' for a missing one, and for one that cannot be decoded. */
function cookieOf({headers}: Request, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Time of this server's clock in seconds. */
const now = (): number => Math.floor(Date.now() / 1000)

/**
 * Value of the cookie of an access token: the time of its arrival, its life time then, and the token. Its own times are
 * those of another clock.
 */
const accessValue = (accessToken: string, expiresIn: number): string =>
  `${now()}~${expiresIn}~${accessToken}`

/** The stored access token, and the seconds that are left of it: never more than it had on arrival. */
function readAccess(
  req: Request,
  siteId: string,
): Pick<StoredSession, 'accessToken' | 'expiresIn'> {
  const [, arrival, seconds, accessToken] =
    /^(\d+)~(\d+)~(.+)$/.exec(cookieOf(req, accessName(siteId))) ?? []
  if (!accessToken) return {expiresIn: 0}
  const age = Math.max(0, now() - Number(arrival))
  return {accessToken, expiresIn: Math.max(0, Number(seconds) - age)}
}

/** Reads the session of a browser at a site; null when there is none. */
export function readSession(req: Request, siteId: string): StoredSession | null {
  const [, kind, usid, refreshToken] =
    /^(guest|registered)~([\w-]*)~(.+)$/.exec(cookieOf(req, refreshName(siteId))) ?? []
  if (!kind || usid === undefined || !refreshToken) return null
  return {kind: kind as SessionKind, usid, refreshToken, ...readAccess(req, siteId)}
}

/** Whether the shopper declined tracking; undefined without a choice. */
export function readDnt(req: Request): boolean | undefined {
  const choice = cookieOf(req, 'dw_dnt')
  return choice === '0' || choice === '1' ? choice === '1' : undefined
}

const secretOptions = (origin: string): CookieOptions => ({
  httpOnly: true,
  secure: isSecure(origin),
  sameSite: 'strict',
  path: SESSION_PATH,
})
const markOptions = (origin: string): CookieOptions => ({
  secure: isSecure(origin),
  sameSite: 'lax',
  path: '/',
})

/** Stores the tokens of a session in the browser. `origin` is that of the page. */
export function storeSession(
  res: Response,
  origin: string,
  siteId: string,
  kind: SessionKind,
  {accessToken, expiresIn, refreshToken, refreshExpiresIn, usid, hashedId}: SessionTokens,
): void {
  const secret = secretOptions(origin)
  const maxAge = refreshExpiresIn * 1000
  res.cookie(refreshName(siteId), `${kind}~${usid}~${refreshToken}`, {...secret, maxAge})
  const value = accessValue(accessToken, expiresIn)
  if (value.length <= MAX_VALUE) {
    res.cookie(accessName(siteId), value, {...secret, maxAge: expiresIn * 1000})
  } else {
    res.clearCookie(accessName(siteId), secret)
  }
  const mark = {...markOptions(origin), maxAge}
  res.cookie(markName(siteId), kind, mark)
  res.cookie(usidName(siteId), usid, mark)
  if (kind === 'registered' && hashedId) res.cookie(hashedIdName(siteId), hashedId, mark)
}

/** Deletes the tokens of a session from the browser. */
export function clearSession(res: Response, origin: string, siteId: string): void {
  res.clearCookie(refreshName(siteId), secretOptions(origin))
  res.clearCookie(accessName(siteId), secretOptions(origin))
  for (const name of [markName, usidName, hashedIdName]) {
    res.clearCookie(name(siteId), markOptions(origin))
  }
}

/** Login at an identity provider that this browser began. */
export interface SocialLogin {
  /** State that the answer must repeat. */
  readonly state: string
  /** PKCE verifier of the request. */
  readonly verifier: string
}

/** Time for the forms of an identity provider in milliseconds. */
const SOCIAL_MS = 15 * 60_000

/** Stores a login that begins; it replaces an earlier one. */
export function storeSocialLogin(
  res: Response,
  origin: string,
  siteId: string,
  {state, verifier}: SocialLogin,
): void {
  const options = {...secretOptions(origin), maxAge: SOCIAL_MS}
  res.cookie(socialName(siteId), `${state}~${verifier}`, options)
}

/** Reads the login that has begun; null when there is none. */
export function readSocialLogin(req: Request, siteId: string): SocialLogin | null {
  const [, state, verifier] = /^([^~]+)~([\w-]+)$/.exec(cookieOf(req, socialName(siteId))) ?? []
  return state && verifier ? {state, verifier} : null
}

export function clearSocialLogin(res: Response, origin: string, siteId: string): void {
  res.clearCookie(socialName(siteId), secretOptions(origin))
}

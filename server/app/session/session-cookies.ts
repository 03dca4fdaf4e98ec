import {createHash} from 'node:crypto'
import type {CookieOptions, Request, Response} from 'express'
import type {SessionTokens} from './tokens'

/** Path of the routes that read the tokens: no other request carries them. */
export const SESSION_PATH = '/session'

/** Path of the cookies of a site: a browser that visits all sites sends those of one. */
const pathOf = ({siteId}: CookiePlace): string => `${SESSION_PATH}/${siteId}`

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

/** Where the cookies of a site belong. */
interface CookiePlace {
  /** Origin of the shop. */
  readonly origin: string
  readonly siteId: string
}

const REFRESH = 'shopper_refresh'
const ACCESS = 'shopper_access'
/** Login at an identity provider that has begun. */
const SOCIAL = 'shopper_social'

const PRIVATE_HOST = /^(localhost|127\..*|\[::1\]|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*)$/

/** False only for plain HTTP on this machine or in a private network, where browsers would drop the cookie. */
const isSecure = (origin: string): boolean => {
  const {protocol, hostname} = new URL(origin)
  return protocol === 'https:' || !PRIVATE_HOST.test(hostname)
}

/** Browsers let nothing but this host, with TLS, set a cookie with the prefix. */
const named = ({origin}: CookiePlace, name: string): string =>
  isSecure(origin) ? `__Secure-${name}` : name

/**
 * Says to scripts whether the browser has a session, of which kind, and the ids for statistics and recommendations: a
 * hash of the usid, and that of a customer. It contains no token and no usid, which opens a guest's basket.
 */
const markName = (place: CookiePlace): string => named(place, `shopper_${place.siteId}`)

/** Id of a visitor for services of other companies; the usid cannot be read from it. */
const visitorIdOf = (usid: string): string =>
  createHash('sha256').update(`visitor ${usid}`).digest('base64url').slice(0, 22)

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
  `${now()}~${Math.floor(expiresIn)}~${accessToken}`

/** The stored access token, and the seconds that are left of it: never more than it had on arrival. */
function readAccess(
  req: Request,
  place: CookiePlace,
): Pick<StoredSession, 'accessToken' | 'expiresIn'> {
  const [, arrival, seconds, accessToken] =
    /^(\d+)~(\d+)~(.+)$/.exec(cookieOf(req, named(place, ACCESS))) ?? []
  if (!accessToken) return {expiresIn: 0}
  const age = Math.max(0, now() - Number(arrival))
  return {accessToken, expiresIn: Math.max(0, Number(seconds) - age)}
}

/** Reads the session of a browser at a site; null when there is none. */
export function readSession(req: Request, place: CookiePlace): StoredSession | null {
  const [, kind, usid, refreshToken] =
    /^(guest|registered)~([\w-]*)~(.+)$/.exec(cookieOf(req, named(place, REFRESH))) ?? []
  if (!kind || usid === undefined || !refreshToken) return null
  return {kind: kind as SessionKind, usid, refreshToken, ...readAccess(req, place)}
}

/** Whether the shopper declined tracking; undefined without a choice. */
export function readDnt(req: Request): boolean | undefined {
  const choice = cookieOf(req, 'dw_dnt')
  return choice === '0' || choice === '1' ? choice === '1' : undefined
}

const secretOptions = (place: CookiePlace): CookieOptions => ({
  httpOnly: true,
  secure: isSecure(place.origin),
  sameSite: 'strict',
  path: pathOf(place),
})
const markOptions = ({origin}: CookiePlace): CookieOptions => ({
  secure: isSecure(origin),
  sameSite: 'lax',
  path: '/',
})

/** Stores the tokens of a session in the browser. */
export function storeSession(
  res: Response,
  place: CookiePlace,
  kind: SessionKind,
  {accessToken, expiresIn, refreshToken, refreshExpiresIn, usid, hashedId}: SessionTokens,
): void {
  const secret = secretOptions(place)
  const maxAge = refreshExpiresIn * 1000
  res.cookie(named(place, REFRESH), `${kind}~${usid}~${refreshToken}`, {...secret, maxAge})
  const value = accessValue(accessToken, expiresIn)
  if (value.length <= MAX_VALUE) {
    res.cookie(named(place, ACCESS), value, {...secret, maxAge: expiresIn * 1000})
  } else {
    res.clearCookie(named(place, ACCESS), secret)
  }
  const ids = [visitorIdOf(usid), ...(kind === 'registered' && hashedId ? [hashedId] : [])]
  res.cookie(markName(place), [kind, ...ids].join('~'), {...markOptions(place), maxAge})
}

/** Deletes the tokens of a session from the browser. */
export function clearSession(res: Response, place: CookiePlace): void {
  res.clearCookie(named(place, REFRESH), secretOptions(place))
  res.clearCookie(named(place, ACCESS), secretOptions(place))
  res.clearCookie(markName(place), markOptions(place))
}

/** Login at an identity provider that this browser began. */
interface SocialLogin {
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
  place: CookiePlace,
  {state, verifier}: SocialLogin,
): void {
  const options = {...secretOptions(place), maxAge: SOCIAL_MS}
  res.cookie(named(place, SOCIAL), `${state}~${verifier}`, options)
}

/** Reads the login that has begun; null when there is none. */
export function readSocialLogin(req: Request, place: CookiePlace): SocialLogin | null {
  const [, state, verifier] = /^([^~]+)~([\w-]+)$/.exec(cookieOf(req, named(place, SOCIAL))) ?? []
  return state && verifier ? {state, verifier} : null
}

export function clearSocialLogin(res: Response, place: CookiePlace): void {
  res.clearCookie(named(place, SOCIAL), secretOptions(place))
}

import type {SessionKind} from './shopper-client'

/** What scripts can read of a session: the server sets it with the tokens, which they cannot read (rule ACCT-2). */
interface SessionMark {
  readonly kind: SessionKind
  /** Id of the visitor for services: a hash of the usid. */
  readonly visitorId: string
  /** Hashed id of a customer; '' for guests. */
  readonly hashedId: string
}

/** The mark of the session that this browser has at this site; undefined without one. */
export function storedMark(siteId: string, cookies: string): SessionMark | undefined {
  const name = `shopper_${siteId}=`
  const pairs = cookies.split(/; */)
  const valueOf = (start: string) =>
    pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  const value = valueOf(`__Secure-${name}`) ?? valueOf(name) ?? ''
  const [kind, visitorId = '', hashedId = ''] = value.split('~')
  return kind === 'guest' || kind === 'registered' ? {kind, visitorId, hashedId} : undefined
}

/** Kind of the session that this browser has at this site; undefined without one. */
export const storedKind = (siteId: string, cookies: string): SessionKind | undefined =>
  storedMark(siteId, cookies)?.kind

/** Whether this browser has a session at this site. */
export const hasStoredSession = (siteId: string, cookies: string): boolean =>
  storedMark(siteId, cookies) !== undefined

import type {SessionKind} from './shopper-client'

/**
 * Kind of the session that this browser has at this site; undefined without one. The cookie is set with the
 * tokens, which scripts cannot read (rule ACCT-2).
 */
export function storedKind(siteId: string, cookies: string): SessionKind | undefined {
  const name = `shopper_${siteId}=`
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return value === 'guest' || value === 'registered' ? value : undefined
}

/** Whether this browser has a session at this site. */
export const hasStoredSession = (siteId: string, cookies: string): boolean =>
  storedKind(siteId, cookies) !== undefined

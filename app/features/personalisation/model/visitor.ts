import {storedMark} from '@app/features/session/model/stored-session'

/** Identity of a browser at the personalisation service (rule RECO-6). */
export interface Visitor {
  /** A hash of the SLAS usid: the usid itself opens a guest's basket. */
  readonly cookieId: string
  /** Hashed customer id; set for registered customers only. */
  readonly userId?: string
}

/** @returns null before the browser has a session */
export function visitorIn(cookies: string, siteId: string): Visitor | null {
  const {visitorId: cookieId = '', hashedId: userId = ''} = storedMark(siteId, cookies) ?? {}
  return cookieId ? {cookieId, ...(userId && {userId})} : null
}

/** The visitor of the current page. Browser only. */
export function currentVisitor(siteId: string): Visitor | null {
  return visitorIn(document.cookie, siteId)
}

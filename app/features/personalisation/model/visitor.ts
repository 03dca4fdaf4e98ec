import {decodePart} from '@common/decode'

/** Identity of a browser at the personalisation service (rule RECO-6); the session routes set both cookies. */
export interface Visitor {
  /** The SLAS usid. */
  readonly cookieId: string
  /** Hashed customer id; set for registered customers only. */
  readonly userId?: string
}

const cookieValue = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair && decodePart(pair.slice(name.length + 1))
}

/** @returns null before the browser has a session */
export function visitorIn(cookies: string, siteId: string): Visitor | null {
  const cookieId = cookieValue(cookies, `usid_${siteId}`)
  if (!cookieId) return null
  const userId = cookieValue(cookies, `enc_user_id_${siteId}`)
  return {cookieId, ...(userId && {userId})}
}

/** The visitor of the current page. Browser only. */
export function currentVisitor(siteId: string): Visitor | null {
  return visitorIn(document.cookie, siteId)
}

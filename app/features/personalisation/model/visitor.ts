import {decodePart} from '@common/decode'

/** Identity of a browser at the personalisation service (rule RECO-6); ids of commerce-sdk-react. */
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
export function visitorIn(
  cookies: string,
  stored: Pick<Storage, 'getItem'>,
  siteId: string,
): Visitor | null {
  const cookieId = cookieValue(cookies, `usid_${siteId}`)
  if (!cookieId) return null
  const userId = stored.getItem(`enc_user_id_${siteId}`)
  return {cookieId, ...(userId && {userId})}
}

/** The visitor of the current page. Browser only. */
export function currentVisitor(siteId: string): Visitor | null {
  try {
    return visitorIn(document.cookie, window.localStorage, siteId)
  } catch {
    // Browser storage is disabled.
    return null
  }
}

import {instanceOf, type PersonalisationAccount} from '@common/personalisation-instance'
import {currentConsent} from '@app/features/consent/public/tracking-consent'
import {storedMark} from '@app/features/session/public/stored-session'

const BASE = '/services/personalisation/v3'
/** Request timeout in milliseconds; a later answer is of no use to the page. */
const TIMEOUT_MS = 5000

/**
 * Whether the visitor does not want to be tracked: the choice in the shop, else the browser's Do Not Track or
 * Global Privacy Control (rule RECO-8).
 */
export function doNotTrack(): boolean {
  const consent = currentConsent()
  if (consent !== 'open') return consent === 'declined'
  const {doNotTrack: sign, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return sign === '1' || globalPrivacyControl === true
}

/**
 * Calls the personalisation service through our server, which adds the client id. Skipped under do-not-track
 * (rule RECO-8); every failure is swallowed (rule RECO-7).
 * @param path below `/v3`
 * @returns null when the call failed or was skipped
 */
export async function callPersonalisation(
  account: PersonalisationAccount,
  path: string,
  visitor: Visitor,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return send(path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      // eslint-disable-next-line shop/listed-fields -- Callers list the fields: an activity, or a question.
      ...body,
      cookieId: visitor.cookieId,
      userId: visitor.userId,
      ...instanceOf(account.organizationId),
    }),
    // An event may be the last request of a page.
    keepalive: true,
  })
}

/**
 * Reads from the personalisation service what is the same for every visitor, as `callPersonalisation` does.
 * @param path below `/v3`
 * @returns null when the call failed or was skipped
 */
export const readPersonalisation = (path: string): Promise<unknown> => send(path, {})

async function send(path: string, init: RequestInit): Promise<unknown> {
  if (doNotTrack()) return null
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${BASE}${path}`, {...init, signal})
    return response.ok ? ((await response.json()) as unknown) : null
  } catch {
    return null
  }
}

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

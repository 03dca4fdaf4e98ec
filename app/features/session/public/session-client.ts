import {ApiFault, isApiFault} from '@common/fault'
import {monotonicNow} from '@common/monotonic-now'
import {postSession} from './post-session'
import {
  customerIdOf,
  isRegisteredToken,
  publishSession,
  publishShopper,
  sessionState,
  type SessionKind,
  type ShopperClient,
} from './shopper-client'
import {alone} from '@app/shared/lib/alone'

/** Answer of the session routes that open or renew a session. */
interface TokenAnswer {
  readonly accessToken: string
  /** Remaining seconds of the access token. */
  readonly expiresIn: number
  readonly kind: SessionKind
}

interface HeldToken {
  readonly accessToken: string
  /** Time of renewal, in milliseconds of a monotonic clock: the clock of the device may be wrong. */
  readonly renewAt: number
}

/** Seconds before its expiry at which an access token is renewed (rule ACCT-3). */
const RENEW_BEFORE_SECONDS = 60

/** Fault of a call that began as a customer's, whose session the page no longer has. The page says so (rule ACCT-4). */
const sessionEnded = (): ApiFault =>
  new ApiFault({
    type: 'session-ended',
    status: 401,
    title: 'The session has ended',
    detail: '',
    arguments: {announced: true},
  })

/** The fault of a session that was ended; other failures reject. */
function endedFault(error: unknown): ApiFault {
  if (isApiFault(error) && error.type === 'session-ended') return error
  throw error
}

/** The session of this browser at a site. */
export interface BrowserSession extends ShopperClient {
  /** Signs a customer in by one of the session routes. @throws ApiFault (rejects) */
  signIn: (call: string, body: Readonly<Record<string, unknown>>) => Promise<void>
  /** Signs out, here or on all devices, and continues as a guest. @throws ApiFault (rejects) */
  signOut: (everywhere: boolean) => Promise<void>
}

/**
 * Creates the session of a site. The access token is in memory only; tabs renew one after another, and tell each
 * other when the shopper has changed.
 */
function createSession(siteId: string): BrowserSession {
  const name = `shopper-${siteId}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let held: HeldToken | null = null
  let running: Promise<string> | null = null

  const accept = ({accessToken, expiresIn}: TokenAnswer): string => {
    const before = sessionState().customerId
    held = {accessToken, renewAt: monotonicNow() + (expiresIn - RENEW_BEFORE_SECONDS) * 1000}
    publishShopper(accessToken)
    const customerId = customerIdOf(accessToken)
    if (before !== undefined && before !== customerId) channel?.postMessage(customerId)
    return accessToken
  }

  /**
   * Reads the token of the browser. When a customer's session was ended elsewhere, the page goes on as a guest's and says
   * so. Calls that waited for the customer's token are refused: none is made under another name.
   */
  const read = async (refresh: boolean): Promise<string> => {
    const {kind: before, customerId} = sessionState()
    const ask = (body: {refresh: boolean}) => postSession<TokenAnswer>(siteId, 'token', body)
    let answer = await ask({refresh}).catch(endedFault)
    const isEnded = isApiFault(answer) || (before === 'registered' && answer.kind === 'guest')
    if (isApiFault(answer)) answer = await ask({refresh: false})
    const token = accept(answer)
    if (isEnded) publishSession({ended: true})
    if (before === 'registered' && customerIdOf(token) !== customerId) throw sessionEnded()
    return token
  }

  const current = (refresh: boolean): Promise<string> => {
    if (!refresh && held && monotonicNow() < held.renewAt) return Promise.resolve(held.accessToken)
    running ??= alone(name, () => read(refresh)).finally(() => {
      running = null
    })
    return running
  }

  const accessToken: ShopperClient['accessToken'] = async (refresh, refused) => {
    const token = await current(refresh)
    const isOthers =
      refused !== undefined &&
      isRegisteredToken(refused) &&
      customerIdOf(refused) !== customerIdOf(token)
    if (isOthers) throw sessionEnded()
    return token
  }

  if (channel) {
    channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (data === sessionState().customerId) return
      held = null
      accessToken(false).catch(() => undefined)
    }
  }

  return {
    accessToken,
    signIn: async (call, body) => {
      await alone(name, async () => accept(await postSession<TokenAnswer>(siteId, call, body)))
    },
    signOut: async (everywhere) => {
      await alone(name, async () => {
        try {
          await postSession(siteId, 'logout', {everywhere})
        } finally {
          accept(await postSession<TokenAnswer>(siteId, 'token'))
        }
      })
    },
  }
}

const sessions = new Map<string, BrowserSession>()

/** The session of this browser at a site. */
export function sessionOf(siteId: string): BrowserSession {
  const known = sessions.get(siteId) ?? createSession(siteId)
  sessions.set(siteId, known)
  return known
}

import {LRUCache} from 'lru-cache'
import type {Preview, PreviewSettings} from '../../../common/preview'
import type {Environment} from '../../../config/environment'
import type {SlasSettings} from '../session/slas-call'
import {guestLogin} from '../session/tokens'
import {createShopperContext, type ShopperContext} from './shopper-context'

/** Maximum number of sessions of previews in this process; the least recently used are dropped first. */
const MAX_SESSIONS = 200
/** Milliseconds before the end of a token at which a session is replaced. */
const RENEW_BEFORE_MS = 120_000

/** Private client whose tokens may set contexts; separate from the client of browsers. */
export const contextClient = (env: Environment): SlasSettings => ({
  ...env,
  COMMERCE_CLIENT_ID: env.SHOPPER_CONTEXT_CLIENT_ID ?? env.COMMERCE_CLIENT_ID,
  PWA_KIT_SLAS_CLIENT_SECRET: env.SHOPPER_CONTEXT_CLIENT_SECRET,
})

/** The context of the shopper who sees a preview. */
export const contextOf = (settings: PreviewSettings): ShopperContext => ({
  ...(settings.at && {effectiveDateTime: settings.at}),
  ...(settings.sourceCode && {sourceCode: settings.sourceCode}),
  ...(settings.customerGroups?.length && {customerGroupIds: settings.customerGroups}),
  ...(settings.customQualifiers && {customQualifiers: settings.customQualifiers}),
  ...(settings.assignmentQualifiers && {assignmentQualifiers: settings.assignmentQualifiers}),
})

interface PreviewSession {
  readonly token: Promise<string>
  /** Time of `performance.now()`; infinite until the lifetime is known. */
  renewAt: number
}

const sessions = new LRUCache<string, PreviewSession>({max: MAX_SESSIONS})

/**
 * The token of a guest session of a preview on a site, with its context. The token stays on the server.
 * @param refresh true after the backend refused the current token
 * @throws ApiFault
 */
export function previewToken(
  env: Environment,
  siteId: string,
  {token: key, settings}: Pick<Preview, 'token' | 'settings'>,
  refresh: boolean,
): Promise<string> {
  const id = `${siteId} ${key}`
  const known = sessions.get(id)
  if (known && !refresh && performance.now() < known.renewAt) return known.token
  const client = contextClient(env)
  const opening = guestLogin(client, {siteId, dnt: true})
  const session: PreviewSession = {
    renewAt: Infinity,
    token: opening.then(async ({usid, accessToken, expiresIn}) => {
      await createShopperContext(client, {siteId, usid, accessToken}, contextOf(settings))
      session.renewAt = performance.now() + expiresIn * 1000 - RENEW_BEFORE_MS
      return accessToken
    }),
  }
  sessions.set(id, session)
  session.token.catch(() => {
    if (sessions.get(id) === session) sessions.delete(id)
  })
  return session.token
}

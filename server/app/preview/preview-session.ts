import {LRUCache} from 'lru-cache'
import type {Preview, PreviewSettings} from '../../../common/preview'
import type {Environment} from '../../../config/environment'
import {guestLogin} from '../session/tokens'
import {shopperContexts, type ShopperContext} from './shopper-context'

/** Maximum number of sessions of previews in this process; the least recently used are dropped first. */
const MAX_SESSIONS = 200
/** Milliseconds before the end of a token at which a session is replaced. */
const RENEW_BEFORE_MS = 120_000

/** Private client whose tokens may set contexts; separate from the client of browsers. */
export const contextClient = (env: Environment): Environment => ({
  ...env,
  COMMERCE_CLIENT_ID: env.SHOPPER_CONTEXT_CLIENT_ID ?? env.COMMERCE_CLIENT_ID,
  PWA_KIT_SLAS_CLIENT_SECRET: env.SHOPPER_CONTEXT_CLIENT_SECRET,
})

/** The context of the shopper who sees a preview. */
export const contextOf = (settings: PreviewSettings): ShopperContext => ({
  ...(settings.at && {effectiveDateTime: settings.at}),
  ...(settings.sourceCode && {sourceCode: settings.sourceCode}),
  ...(settings.customerGroups?.length && {customerGroupIds: [...settings.customerGroups]}),
  ...(settings.customQualifiers && {customQualifiers: settings.customQualifiers}),
  ...(settings.assignmentQualifiers && {assignmentQualifiers: settings.assignmentQualifiers}),
})

interface SessionOwner {
  readonly env: Environment
  readonly siteId: string
  readonly settings: PreviewSettings
}

const tokens = new LRUCache<string, string, SessionOwner>({
  max: MAX_SESSIONS,
  // The clock is read at each look-up.
  ttlResolution: 0,
  fetchMethod: async (_key, _stale, {options, context: {env, siteId, settings}}) => {
    const client = contextClient(env)
    const {usid, accessToken, expiresIn} = await guestLogin(client, {siteId, dnt: true})
    const contexts = shopperContexts(client, {siteId, accessToken})
    await contexts.createShopperContext({parameters: {usid}, body: contextOf(settings)})
    options.ttl = Math.max(1, expiresIn * 1000 - RENEW_BEFORE_MS)
    return accessToken
  },
})

/**
 * The token of a guest session of a preview on a site, with its context. The token stays on the server.
 * @param refresh true after the backend refused the current token
 * @throws ApiFault
 */
export const previewToken = (
  env: Environment,
  siteId: string,
  {token, settings}: Pick<Preview, 'token' | 'settings'>,
  refresh: boolean,
): Promise<string> =>
  tokens.forceFetch(`${siteId} ${token}`, {
    context: {env, siteId, settings},
    forceRefresh: refresh,
  })

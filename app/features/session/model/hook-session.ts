import type {HookSession, HookTokens} from '@app/shared/commerce/contexts'
import type {ShopApi} from '@app/shared/api/shop-api'
import type {AuthHelperName} from './auth-helpers'
import {consentInCookies} from '@common/tracking-answer'
import {
  customerIdOf,
  isRegisteredToken,
  loginOriginOf,
  usidOf,
  sessionState,
  useSessionToken,
} from '../public/shopper-client'
import {storedMark} from '../public/stored-session'

/** Fields of the session that hooks name; a token has all of them except the hashed id. */
const FIELDS: Readonly<Record<string, (token: string, siteId: string) => string>> = {
  access_token: (token) => token,
  customer_id: customerIdOf,
  customer_type: (token) => (isRegisteredToken(token) ? 'registered' : 'guest'),
  usid: usidOf,
  uido: loginOriginOf,
  enc_user_id: (_, siteId) => storedMark(siteId, document.cookie)?.hashedId ?? '',
}

const read = (name: string, token: string | undefined, siteId: string): string =>
  token === undefined ? '' : (FIELDS[name]?.(token, siteId) ?? '')

/**
 * In the place of commerce-sdk-react's `useLocalStorage`: the values are in the memory of the page (ADR 0010).
 * @param key name and site, joined by an underscore
 * @returns null before the first token
 */
export default function useSessionValue(key: string): string | null {
  const token = useSessionToken()
  const cut = key.lastIndexOf('_')
  return read(key.slice(0, cut), token, key.slice(cut + 1)) || null
}

const onServer = typeof document === 'undefined'

/** The methods behind `AuthHelpers` of commerce-sdk-react; their code loads with the first call. */
const HELPERS: readonly AuthHelperName[] = [
  'authorizeIDP',
  'authorizePasswordless',
  'getPasswordLessAccessToken',
  'getPasswordResetToken',
  'loginGuestUser',
  'loginIDPUser',
  'loginRegisteredUserB2C',
  'logout',
  'register',
  'resetPassword',
  'updateCustomerPassword',
]

/** The session as the hooks of commerce-sdk-react call it: ours, so a token that ended is never a guest's in silence. */
export function hookSession(api: ShopApi, siteId: string): HookSession {
  const {accessToken} = api
  const tokens = (token: string): HookTokens => ({
    access_token: token,
    customer_id: customerIdOf(token),
    usid: usidOf(token),
    enc_user_id: onServer ? '' : read('enc_user_id', token, siteId),
  })
  const ready = async (): Promise<HookTokens> => tokens(await accessToken(false))
  const helper = (name: AuthHelperName) => async (input: never) => {
    const {runAuthHelper} = await import('./auth-helpers')
    await runAuthHelper(name, api, siteId, input)
    return ready()
  }
  return {
    ...Object.fromEntries(HELPERS.map((name) => [name, helper(name)])),
    ready,
    get: (name) => (onServer ? '' : read(name, sessionState().accessToken, siteId)),
    getDnt: ({includeDefaults = false} = {}) => {
      const consent = onServer ? 'open' : consentInCookies(document.cookie)
      if (consent === 'open') return includeDefaults ? true : undefined
      return consent === 'declined'
    },
    setDnt: async (preference) => {
      const {recordConsent} = await import('@app/features/consent/public/tracking-consent')
      recordConsent(preference)
      // The next login sends the choice; a session that there is gets a token with it.
      if (sessionState().accessToken !== undefined) await accessToken(true)
    },
    refreshAccessToken: async () => tokens(await accessToken(true)),
    clearAccessTokenExpiry: () => undefined,
    getUsidForPreview: async () => (await ready()).usid,
    whenReady:
      (run) =>
      async (...given) => {
        await ready()
        return run(...given)
      },
  }
}

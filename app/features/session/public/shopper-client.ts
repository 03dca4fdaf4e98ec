import type {ApiFault} from '@common/fault'
import {createStore} from '@app/shared/lib/create-store'

/** The loaded session code: a chunk of its own, which a page that only shows products never loads. */
export interface ShopperClient {
  /**
   * Returns a valid SLAS access token; with `refresh` a new one.
   * @param refused token of a call that is made again; of a customer's only under the name of the same customer
   * @throws ApiFault (rejects) `session-ended` where the shopper is another one by now
   */
  accessToken: (refresh: boolean, refused?: string) => Promise<string>
}

export type SessionKind = 'guest' | 'registered'

export interface CommerceState {
  status: 'idle' | 'loading' | 'ready'
  /** Id of the shopper, guest or registered; undefined until the first access token. */
  customerId: string | undefined
  /** Undefined until the first access token. */
  kind: SessionKind | undefined
  /** The last access token, in the memory of the page only (ADR 0010). */
  accessToken: string | undefined
  /** A customer's session was ended elsewhere, and the page has not said so yet. */
  ended: boolean
}

interface Waiter {
  resolve: (client: ShopperClient) => void
  reject: (fault: ApiFault) => void
}

const state = createStore<CommerceState>({
  status: 'idle',
  customerId: undefined,
  kind: undefined,
  accessToken: undefined,
  ended: false,
})
let client: ShopperClient | null = null
let waiting: Waiter[] = []

/** Called by the session code when it learns something about the session. */
export function publishSession(change: Partial<CommerceState>): void {
  const before = state.get()
  const names = Object.keys(change) as (keyof CommerceState)[]
  if (names.some((name) => before[name] !== change[name])) state.set({...before, ...change})
}

/** Stores which shopper a token belongs to. */
export function publishShopper(accessToken: string): void {
  publishSession({
    accessToken,
    customerId: customerIdOf(accessToken),
    kind: isRegisteredToken(accessToken) ? 'registered' : 'guest',
  })
}

function takeWaiting(): Waiter[] {
  const waiters = waiting
  waiting = []
  return waiters
}

/** The client that also publishes which shopper a token belongs to. */
const publishing = ({accessToken}: ShopperClient): ShopperClient => ({
  accessToken: async (refresh, refused) => {
    const token = await accessToken(refresh, refused)
    publishShopper(token)
    return token
  },
})

/** Called by the loaded chunk when it is ready. */
export function provideShopperClient(loaded: ShopperClient): void {
  client = publishing(loaded)
  publishSession({status: 'ready'})
  for (const {resolve} of takeWaiting()) resolve(client)
}

/** Called when the chunk could not be loaded: waiting calls reject, and the next call tries again. */
export function failShopperClient(fault: ApiFault): void {
  publishSession({status: 'idle'})
  for (const {reject} of takeWaiting()) reject(fault)
}

/**
 * Loads session code if it is not loaded yet. Browser only.
 * @throws ApiFault (rejects) when the code cannot be loaded
 */
export function loadCommerce(): Promise<ShopperClient> {
  if (client) return Promise.resolve(client)
  return new Promise((resolve, reject) => {
    waiting.push({resolve, reject})
    if (state.get().status === 'idle') publishSession({status: 'loading'})
  })
}

/**
 * Id of the current shopper, who is logged in as a guest if there is no session yet.
 * @throws ApiFault (rejects)
 */
export async function loadCustomerId(): Promise<string> {
  return customerIdOf(await (await loadCommerce()).accessToken(false))
}

/** Id of the shopper of the last access token; undefined before the first one. Browser only. */
export const currentCustomerId = (): string | undefined => state.get().customerId

/** What is known about the session. Browser only. */
export const sessionState = state.get

/** @returns ends the subscription */
export const onSessionChange = state.subscribe

/** Session state; re-renders when it changes. The server and the first render see the initial state. */
export const useCommerceState = state.useValue

/** The last access token; undefined before the first one, on the server and in the first render. */
export const useSessionToken = (): string | undefined =>
  state.useSelected(({accessToken}) => accessToken)

/** Parts of a claim of a SLAS access token. The backend verifies the signature. */
function partsOf(accessToken: string, claim: 'isb' | 'sub' = 'isb'): Map<string, string> {
  const payload = accessToken.split('.')[1] ?? ''
  const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const {[claim]: text = ''} = JSON.parse(json) as {isb?: string; sub?: string}
  return new Map(
    text
      .split('::')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
  )
}

/**
 * Customer id inside a SLAS access token: claim `isb`, part `gcid` of a guest or `rcid` of a registered
 * customer.
 * @throws Error when the token is not a shopper token
 */
export function customerIdOf(accessToken: string): string {
  const parts = partsOf(accessToken)
  const id = parts.get('rcid') ?? parts.get('gcid')
  if (!id) throw new Error('The access token names no customer.')
  return id
}

/** Whether a SLAS access token belongs to a registered customer. */
export const isRegisteredToken = (accessToken: string): boolean => partsOf(accessToken).has('rcid')

/** Who logged the shopper in: claim `isb`, part `uido`, such as `slas`, `ecom` or an identity provider. */
export const loginOriginOf = (accessToken: string): string => partsOf(accessToken).get('uido') ?? ''

/** Id of the visitor inside a SLAS access token: claim `sub`, part `usid`; '' without one. */
export const usidOf = (accessToken: string): string => partsOf(accessToken, 'sub').get('usid') ?? ''

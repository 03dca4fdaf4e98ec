import {useEffect, useRef} from 'react'
import {useAccessToken, useConfig} from '@salesforce/commerce-sdk-react'
import {provideShopperClient, type ShopperClient} from '../model/shopper-client'
import {useBasketCalls} from '../api/basket-calls'
import type {TokenSource} from '../api/sdk-call'

/**
 * Makes the SDK get a new token of the same shopper on its next call: it refreshes when its storage has no
 * access token (under the key that its own `useAccessToken` reads).
 */
const forgetAccessToken = (siteId: string): void =>
  window.localStorage.removeItem(`access_token_${siteId}`)

/** Provides session and basket calls of commerce-sdk-react to code outside of its provider. */
export function ShopperClientHost() {
  const {getTokenWhenReady} = useAccessToken()
  const {siteId} = useConfig()

  const accessToken: TokenSource = (refresh) => {
    if (refresh) forgetAccessToken(siteId)
    return getTokenWhenReady()
  }
  const calls = useBasketCalls(accessToken)
  const latest = useRef<ShopperClient>(calls)
  useEffect(() => {
    latest.current = calls
  })

  useEffect(() => {
    const names = Object.keys(latest.current) as (keyof ShopperClient)[]
    const forward = (name: keyof ShopperClient) =>
      ((...args: never[]) =>
        (latest.current[name] as (...values: never[]) => unknown)(...args)) as never
    provideShopperClient(
      Object.fromEntries(names.map((name) => [name, forward(name)])) as unknown as ShopperClient,
    )
    // Loads a returning shopper's cart count in the background; a failure is shown where the basket is
    // needed.
    latest.current.loadBasket().catch(() => undefined)
  }, [])

  return null
}

import {useEffect, useRef} from 'react'
import {
  useAccessToken,
  AuthHelpers,
  useAuthHelper,
  useCustomerBaskets,
  useCustomerId,
} from '@salesforce/commerce-sdk-react'
import {
  provideBridge,
  publishBasket,
  type Basket,
  type CommerceBridge,
} from '../model/commerce-bridge'
import {useBasketCalls} from '../api/basket-calls'

/** Offers session and basket calls of commerce-sdk-react to code outside of its provider. */
export function CommerceBridgeHost() {
  const {getTokenWhenReady} = useAccessToken()
  const loginGuest = useAuthHelper(AuthHelpers.LoginGuestUser)
  const customerId = useCustomerId()
  const baskets = useCustomerBaskets(
    {parameters: {customerId: customerId ?? ''}},
    {enabled: Boolean(customerId)},
  )
  const calls = useBasketCalls(getTokenWhenReady)

  const accessToken = async (refresh: boolean): Promise<string> => {
    if (refresh) await loginGuest.mutateAsync()
    return getTokenWhenReady()
  }
  const latest = useRef<CommerceBridge>({...calls, accessToken})
  latest.current = {...calls, accessToken}

  useEffect(() => {
    const names = Object.keys(latest.current) as (keyof CommerceBridge)[]
    const forward = (name: keyof CommerceBridge) =>
      ((...args: never[]) =>
        (latest.current[name] as (...values: never[]) => unknown)(...args)) as never
    provideBridge(
      Object.fromEntries(names.map((name) => [name, forward(name)])) as unknown as CommerceBridge,
    )
  }, [])

  useEffect(() => {
    if (baskets.data) publishBasket((baskets.data.baskets?.[0] as Basket | undefined) ?? null)
  }, [baskets.data])

  return null
}

import {loadCustomerId, useCommerceState} from './shopper-client'
import {useShop} from '@app/shared/lib/shop-context'
import {useEffect, useState} from 'react'
import {storedKind} from './stored-session'

export type ShopperView =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'guest'}
  | {readonly status: 'registered'; readonly customerId: string}

/**
 * Who the shopper is, for personal pages. A browser without a customer's session is a guest's without a request.
 * The server and the first render return `loading`.
 */
export function useShopperKind(): ShopperView {
  const {site} = useShop()
  const {kind, customerId} = useCommerceState()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'guest' | 'failed'>('loading')
  useEffect(() => {
    if (kind !== undefined) return undefined
    if (storedKind(site.id, document.cookie) !== 'registered') {
      setState('guest')
      return undefined
    }
    let current = true
    setState('loading')
    loadCustomerId().catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [kind, site, attempt])
  if (kind === 'registered' && customerId !== undefined) return {status: 'registered', customerId}
  if (kind === 'guest') return {status: 'guest'}
  if (state === 'failed') return {status: 'failed', retry: () => setAttempt(attempt + 1)}
  return {status: state}
}

import {isRegisteredToken, customerIdOf, loadCommerce, useCommerceState} from './shopper-client'
import {useQuery, useQueryClient, type QueryClient} from '@tanstack/react-query'
import {publishCustomerFacts} from '@app/features/account/public/business-mode'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {useEffect, useState} from 'react'
import {storedKind} from './stored-session'
import type {UseFormReturn} from 'react-hook-form'
import {useCustomerRecord} from '@app/features/account/public/customer-record'

/** The shopper, with the fields on which prices depend. */
export interface Shopper {
  readonly customerId: string
  readonly registered: boolean
}

/** Guests use the price endpoint with this customer id (rule CUST-3). */
export const GUEST: Shopper = {customerId: 'guest', registered: false}

/** The shopper of a token; every guest has the same generic id. */
export function shopperOf(accessToken: string): Shopper {
  return isRegisteredToken(accessToken)
    ? {customerId: customerIdOf(accessToken), registered: true}
    : GUEST
}

/** The record is read for registered customers only, by code that guests do not load. */
async function readShopper(shop: Shop, queries: QueryClient): Promise<Shopper> {
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (shopper.registered) {
    const {readRecord} = await import('../read-record')
    await readRecord(shop, queries, shopper.customerId)
  } else publishCustomerFacts(null)
  return shopper
}

/** Query key of the shopper; a login or logout invalidates it. */
export const SHOPPER_KEY = ['session', 'shopper']

/**
 * The current shopper: a guest until the session has another one; a visitor without a session makes no
 * request.
 */
export function useShopper(): Shopper {
  const shop = useShop()
  const queries = useQueryClient()
  const {status, customerId} = useCommerceState()
  const {data = GUEST} = useQuery({
    queryKey: [...SHOPPER_KEY, shop.site.id, customerId],
    enabled: status === 'ready',
    staleTime: 60_000,
    queryFn: () => readShopper(shop, queries),
  })
  return data
}

/** The shopper once it is known who it is: until then prices would be read for a guest, and again for the customer. */
export function useKnownShopper(): Shopper | undefined {
  const {kind} = useCommerceState()
  const shopper = useShopper()
  return kind === 'guest' || shopper.registered ? shopper : undefined
}

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
    loadCommerce()
      .then((client) => client.accessToken(false))
      .catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [kind, site, attempt])
  if (kind === 'registered' && customerId !== undefined) return {status: 'registered', customerId}
  if (kind === 'guest') return {status: 'guest'}
  if (state === 'failed') return {status: 'failed', retry: () => setAttempt(attempt + 1)}
  return {status: state}
}

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** Fills empty fields of a form with the details of a signed-in customer. */
export function useOwnDetails<Values extends Partial<Person>>(form: UseFormReturn<Values>): void {
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data: customer} = useCustomerRecord(customerId)
  useEffect(() => {
    // The fields are texts in every form with a person; a form without one of them has no value to fill.
    const {getValues, setValue} = form as unknown as UseFormReturn<Person>
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      const own = customer?.[name]
      if (own && getValues(name) === '') setValue(name, own)
    }
  }, [customer, form])
}

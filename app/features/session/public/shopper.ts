import {defineQuery} from '@app/shared/api/define-query'
import {isRegisteredToken, customerIdOf, loadCommerce, useCommerceState} from './shopper-client'
import {useQueryClient, type QueryClient} from '@tanstack/react-query'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {type Shop} from '@app/shared/lib/shop-context'

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

interface ReaderOfShopper {
  readonly queries: QueryClient
  readonly customerId: string | undefined
}

/** A login or logout invalidates it. */
const {use: useReadShopper} = defineQuery({
  key: ['session', 'shopper'],
  staleTime: 60_000,
  read: (shop, {queries}: ReaderOfShopper) => readShopper(shop, queries),
  keyOf: ({customerId}) => customerId ?? null,
})

/**
 * The current shopper: a guest until the session has another one; a visitor without a session makes no
 * request.
 */
export function useShopper(): Shopper {
  const queries = useQueryClient()
  const {status, customerId} = useCommerceState()
  const {data = GUEST} = useReadShopper({queries, customerId}, {enabled: status === 'ready'})
  return data
}

/** The shopper once it is known who it is: until then prices would be read for a guest, and again for the customer. */
export function useKnownShopper(): Shopper | undefined {
  const {kind} = useCommerceState()
  const shopper = useShopper()
  return kind === 'guest' || shopper.registered ? shopper : undefined
}

import {useEffect, useState, useRef} from 'react'
import {useQuery} from '@tanstack/react-query'
import {useCustomerBaskets, useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {loadCustomerId, useCommerceState} from '@app/features/session/public/shopper-client'
import {hasStoredSession} from '@app/features/session/public/stored-session'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {changeBasket} from './basket-call'
import {
  basketKey,
  firstBasket,
  type CustomerBaskets,
  useBasketContext,
  type BasketContext,
  type Basket,
} from './basket'
import {useCustomerEmail} from '@app/features/account/public/customer-facts'

/**
 * Gives a basket the email address of the signed-in customer when it has another one (rule BASKET-28). A change that
 * fails is made again with the next page.
 */
function useOwnEmail(basket: Basket | null | undefined): void {
  const {mutateAsync: updateCustomer} = useShopperBasketsV2Mutation('updateCustomerForBasket')
  const email = useCustomerEmail()
  const tried = useRef('')
  const {basketId, customerInfo} = basket ?? {}
  const isOther = email !== undefined && basketId !== undefined && customerInfo?.email !== email
  useEffect(() => {
    const attempt = `${basketId} ${email}`
    if (!isOther || tried.current === attempt) return
    tried.current = attempt
    updateCustomer({parameters: {basketId}, body: {email}}).catch(() => undefined)
  }, [updateCustomer, basketId, email, isOther])
}

export type BasketView =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly fault: ApiFault; readonly retry: () => void}
  | {readonly status: 'ready'; readonly basket: Basket | null}

/** Finds out whose basket it is. A visitor without a session has none, and no session begins to determine that. */
function useBasketOwner(siteId: string) {
  const {status, customerId} = useCommerceState()
  const [isVisitor, setIsVisitor] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const untouched = status === 'idle' && attempt === 0
  useEffect(() => {
    if (customerId !== undefined) return undefined
    if (untouched && !hasStoredSession(siteId, document.cookie)) {
      setIsVisitor(true)
      return undefined
    }
    let current = true
    setFault(null)
    loadCustomerId().catch((error: unknown) => current && setFault(error))
    return () => {
      current = false
    }
    // `untouched` only matters at the start: a session that begins later stores its own basket.
  }, [siteId, customerId, attempt])
  const isUnknown = customerId === undefined
  return {
    customerId,
    isVisitor: isVisitor && isUnknown,
    fault: isUnknown ? fault : null,
    retry: () => setAttempt(attempt + 1),
  }
}

/** The basket of the context: the first one of the shopper, or that of its source. */
function useReadBasket({shop, source}: BasketContext, customerId: string | undefined) {
  const own = useCustomerBaskets(
    {parameters: {customerId: customerId ?? ''}},
    {staleTime: GENERAL_STALE_TIME_MS, enabled: customerId !== undefined && !source},
  )
  const beside = useQuery({
    staleTime: GENERAL_STALE_TIME_MS,
    queryKey: source?.key ?? basketKey({shop}, undefined),
    queryFn: async (): Promise<CustomerBaskets> => (await source?.read(shop)) ?? {baskets: []},
    enabled: customerId !== undefined && source !== undefined,
  })
  const {data, error, refetch} = source ? beside : own
  return {basket: data && firstBasket(data), error, refetch: () => void refetch()}
}

/** Changes the currency of the basket to that of the locale when they differ (rule BASKET-3). */
function useLocalCurrency(context: BasketContext, basket: Basket | null | undefined) {
  const [fault, setFault] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  /** The basket of the last change that succeeded: it is shown even if the backend keeps its currency. */
  const [changed, setChanged] = useState<string>()
  const {currency} = context.shop
  const {basketId, currency: known} = basket ?? {}
  const isForeign = basketId !== undefined && known !== currency && changed !== basketId
  useEffect(() => {
    if (!isForeign) return
    setFault(null)
    changeBasket(context, (baskets, id) =>
      baskets.updateBasket({parameters: {basketId: id}, body: {currency}}),
    ).then(() => setChanged(basketId), setFault)
  }, [context, isForeign, currency, basketId, attempt])
  return {isForeign, fault: isForeign ? fault : null, retry: () => setAttempt(attempt + 1)}
}

/**
 * The basket for pages that require it. The status is `loading` on the server, at the first render, and while the
 * currency is changed.
 */
export function useBasket(): BasketView {
  const context = useBasketContext()
  const owner = useBasketOwner(context.shop.site.id)
  const {basket, error, refetch} = useReadBasket(context, owner.customerId)
  const local = useLocalCurrency(context, basket)
  useOwnEmail(local.isForeign ? null : basket)

  if (basket !== undefined && !local.isForeign) return {status: 'ready', basket}
  if (owner.isVisitor) return {status: 'ready', basket: null}
  const failure = owner.fault ?? error ?? local.fault
  if (failure === null) return {status: 'loading'}
  const retry = () => {
    if (owner.fault !== null) owner.retry()
    else if (local.fault !== null) local.retry()
    else refetch()
  }
  return {status: 'failed', fault: faultFromThrown(failure), retry}
}

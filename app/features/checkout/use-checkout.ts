import {useEffect, useMemo, useReducer, useRef} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {useBasket, type BasketView} from '@app/features/basket/public/use-basket'
import {useSigningIn} from '@app/features/session/public/post-session'
import type {Basket} from '@app/features/basket/public/basket'
import {INITIAL, transition, type Checkout, type CheckoutEvent} from './model/machine'
import {ORDER_TIMING} from './model/order-timing'
import {basketFacts} from './model/steps'
import {watchLeaving} from './page-stays'
import {RUN, type CheckoutPorts} from './run-state'

export interface CheckoutView {
  readonly checkout: Checkout
  readonly send: (event: CheckoutEvent) => void
  readonly view: BasketView
  /** The basket on the page; the order that is being placed removes it from the backend. */
  readonly basket: Basket | null
}

/**
 * Runs the checkout machine: the basket and a pending order are its input, and each state runs its requests
 * once (`run-state.ts`). On the server and at the first render the state is `loading`.
 */
export function useCheckout(
  countryCode: string,
  ports: Omit<CheckoutPorts, 'shop' | 'timing'>,
): CheckoutView {
  const shop = useShop()
  const [checkout, send] = useReducer(transition, INITIAL)
  const {state, context} = checkout
  const view = useBasket()
  const shown = useRef<Basket | null>(null)
  const signingIn = useSigningIn()
  if (!signingIn && view.status === 'ready' && view.basket?.productItems?.length) {
    shown.current = view.basket
  }

  useEffect(watchLeaving, [])
  useEffect(() => {
    const pending = pendingOrder(shop.site.id)
    if (pending) send({type: 'PENDING', token: pending.token})
  }, [shop.site.id])

  const basket = view.status === 'ready' ? view.basket : undefined
  const signedIn = useRef(false)
  if (signingIn) signedIn.current = true
  useEffect(() => {
    // The baskets of a sign-in on this page are shown once they are one.
    if (basket === undefined || signingIn) return
    const isOwn = signedIn.current
    signedIn.current = false
    send({type: 'BASKET', basket: basketFacts(basket, countryCode), ...(isOwn && {isOwn})})
  }, [basket, countryCode, signingIn])

  const latest = useRef({context, ports})
  latest.current = {context, ports}
  /** The states of one visit share an object, under which `run-state.ts` finds an open challenge. */
  const stable = useMemo(
    (): CheckoutPorts => ({
      shop,
      timing: ORDER_TIMING,
      refreshBasket: () => latest.current.ports.refreshBasket(),
      payment: {
        connect: () => latest.current.ports.payment.connect(),
        details: () => latest.current.ports.payment.details(),
      },
      challengeContainer: () => latest.current.ports.challengeContainer(),
      openPage: (url) => latest.current.ports.openPage(url),
      confirm: (token) => latest.current.ports.confirm(token),
    }),
    [shop],
  )
  useEffect(() => {
    const visit = new AbortController()
    void RUN[state]?.(latest.current.context, stable, visit.signal).then((event) => {
      if (event && !visit.signal.aborted) send(event)
    })
    return () => visit.abort()
  }, [state, stable])

  return {checkout, send, view, basket: (signingIn ? null : basket) ?? shown.current}
}

import {useEffect, useRef} from 'react'
import type {Basket} from './model/basket'
import {toldOfBasket} from './model/event-items'
import {useTrack} from '@app/features/analytics/use-track'

/** Tracks the view of the cart once, with its items. */
export function useCartView(basket: Basket): void {
  const track = useTrack()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    track({type: 'view_cart', ...toldOfBasket(basket)})
  }, [basket, track])
}

/**
 * Tracks the start of the checkout, once per visit, and each step that opens.
 * @param stepNumber counted from 1
 */
export function useCheckoutEvents(basket: Basket, stepName: string, stepNumber: number): void {
  const track = useTrack()
  const latest = useRef(basket)
  latest.current = basket
  const {basketId = ''} = basket
  useEffect(() => {
    track({type: 'begin_checkout', ...toldOfBasket(latest.current)})
  }, [basketId, track])
  useEffect(() => {
    track({type: 'checkout_step', stepName, stepNumber, basketId})
  }, [basketId, stepName, stepNumber, track])
}

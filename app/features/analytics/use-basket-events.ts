import {useEffect, useRef} from 'react'
import type {Basket} from '@app/features/session/model/shopper-client'
import {toldOfBasket} from './model/basket-items'
import {useTrack} from './use-track'

/** Tells once that the cart was looked at, with what is in it. */
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
 * Tells that the checkout began, once a visit, and every step that opens.
 * @param stepNumber from 1
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

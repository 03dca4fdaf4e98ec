import {useEffect, useSyncExternalStore} from 'react'
import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'

export type Basket = ShopperBasketsV2Types.Basket
export type ProductItem = ShopperBasketsV2Types.ProductItem
export type OrderAddress = ShopperBasketsV2Types.OrderAddress
export type ShippingMethodResult = ShopperBasketsV2Types.ShippingMethodResult
export type PaymentInstrumentRequest = ShopperBasketsV2Types.BasketPaymentInstrumentRequest

/** What a shopper adds: quantity in units. */
export interface NewItem {
  productId: string
  quantity: number
}

/**
 * What the session and basket code can do once it is loaded. It lives in a chunk of its own
 * (commerce-sdk-react and its client), which a page that only shows products never loads.
 * Every function rejects with an `ApiFault`.
 */
export interface CommerceBridge {
  /** A valid SLAS access token; `refresh` asks for a new one. */
  accessToken: (refresh: boolean) => Promise<string>
  /** The shopper's basket, null when there is none. */
  loadBasket: () => Promise<Basket | null>
  /** Adds to the basket, creating it when needed. */
  addItems: (items: readonly NewItem[]) => Promise<Basket>
  updateItem: (itemId: string, change: {quantity: number}) => Promise<Basket>
  removeItem: (itemId: string) => Promise<Basket>
  setCustomerEmail: (email: string) => Promise<Basket>
  setShippingAddress: (address: OrderAddress, useAsBilling: boolean) => Promise<Basket>
  setBillingAddress: (address: OrderAddress) => Promise<Basket>
  shippingMethods: () => Promise<ShippingMethodResult>
  setShippingMethod: (id: string) => Promise<Basket>
  addPaymentInstrument: (instrument: PaymentInstrumentRequest) => Promise<Basket>
  removePaymentInstrument: (id: string) => Promise<Basket>
  /** Forgets the basket after an order or a change made through another protocol, and reads it anew. */
  refreshBasket: () => Promise<Basket | null>
}

export interface CommerceState {
  status: 'idle' | 'loading' | 'ready'
  /** Undefined until it was read. */
  basket: Basket | null | undefined
}

const INITIAL: CommerceState = {status: 'idle', basket: undefined}

let state: CommerceState = INITIAL
const listeners = new Set<() => void>()
let bridge: CommerceBridge | null = null
let waiting: ((bridge: CommerceBridge) => void)[] = []

function publish(change: Partial<CommerceState>): void {
  state = {...state, ...change}
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by the loaded chunk, once. */
export function provideBridge(loaded: CommerceBridge): void {
  bridge = loaded
  publish({status: 'ready'})
  for (const resolve of waiting) resolve(loaded)
  waiting = []
}

/** Called by the loaded chunk whenever the basket changed. */
export function publishBasket(basket: Basket | null): void {
  publish({basket})
}

/** Loads session and basket code if need be. Browser only. */
export function loadCommerce(): Promise<CommerceBridge> {
  if (bridge) return Promise.resolve(bridge)
  if (state.status === 'idle') publish({status: 'loading'})
  return new Promise((resolve) => waiting.push(resolve))
}

/** Session state; re-renders when it changes. The server and the first render see the initial state. */
export function useCommerceState(): CommerceState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => INITIAL,
  )
}

/** Pages that cannot work without the basket load the session code at once. */
export function useCommerceNow(): CommerceState {
  useEffect(() => {
    void loadCommerce()
  }, [])
  return useCommerceState()
}

import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {ApiFault} from '@common/fault'
import {createStore} from '@app/shared/lib/create-store'

export type Basket = ShopperBasketsV2Types.Basket
export type ProductItem = ShopperBasketsV2Types.ProductItem
export type OrderAddress = ShopperBasketsV2Types.OrderAddress
export type ShippingMethod = ShopperBasketsV2Types.ShippingMethod
export type ShippingMethodResult = ShopperBasketsV2Types.ShippingMethodResult
export type PaymentInstrumentRequest = ShopperBasketsV2Types.BasketPaymentInstrumentRequest

/** The chosen variant of a bundle part. */
export interface BundlePartChoice {
  /** Id of the product that the bundle names. */
  readonly masterId: string
  readonly productId: string
}

/** An item to add; quantity in units. */
export interface NewItem {
  productId: string
  quantity: number
  /** Values of product options, such as a typeface. */
  optionItems?: readonly {optionId: string; optionValueId: string}[]
  /** Custom attributes of the line item, including text of the shopper. */
  custom?: Readonly<Record<`c_${string}`, string>>
  /** Id of the bonus offer in the basket for which the item was chosen. */
  bonusDiscountLineItemId?: string
  /** Chosen variants of a bundle's parts. */
  parts?: readonly BundlePartChoice[]
}

/**
 * Functions of the session and basket code once it is loaded. It is a chunk of its own (commerce-sdk-react
 * and its client), which a page that only shows products never loads.
 * Every function rejects with an `ApiFault`. Changes run one after another in the order of the calls; each
 * returns, and publishes, the basket after it.
 */
export interface ShopperClient {
  /** Returns a valid SLAS access token; with `refresh` a new one of the same shopper. */
  accessToken: (refresh: boolean) => Promise<string>
  /** Reads the shopper's basket, null when there is none. */
  loadBasket: () => Promise<Basket | null>
  /** Adds items to the basket, which is created when needed. */
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
  /** Reads the basket again after an order or a change through another protocol. */
  refreshBasket: () => Promise<Basket | null>
}

export interface CommerceState {
  status: 'idle' | 'loading' | 'ready'
  /** The basket; undefined until it was read. */
  basket: Basket | null | undefined
}

interface Waiter {
  resolve: (client: ShopperClient) => void
  reject: (fault: ApiFault) => void
}

const state = createStore<CommerceState>({status: 'idle', basket: undefined})
let client: ShopperClient | null = null
let waiting: Waiter[] = []

function publish(change: Partial<CommerceState>): void {
  state.set({...state.get(), ...change})
}

function takeWaiting(): Waiter[] {
  const waiters = waiting
  waiting = []
  return waiters
}

/** Called by the loaded chunk when it is ready. */
export function provideShopperClient(loaded: ShopperClient): void {
  client = loaded
  publish({status: 'ready'})
  for (const {resolve} of takeWaiting()) resolve(loaded)
}

/** Called when the chunk could not be loaded: waiting calls reject, and the next call tries again. */
export function failShopperClient(fault: ApiFault): void {
  publish({status: 'idle'})
  for (const {reject} of takeWaiting()) reject(fault)
}

/** Called whenever the basket was read or changed. */
export function publishBasket(basket: Basket | null): void {
  publish({basket})
}

/** The basket as last read; undefined when it was not read yet. */
export const currentBasket = (): Basket | null | undefined => state.get().basket

/**
 * Loads session and basket code if it is not loaded yet. Browser only.
 * @throws ApiFault (rejects) when the code cannot be loaded
 */
export function loadCommerce(): Promise<ShopperClient> {
  if (client) return Promise.resolve(client)
  return new Promise((resolve, reject) => {
    waiting.push({resolve, reject})
    if (state.get().status === 'idle') publish({status: 'loading'})
  })
}

/** Session state; re-renders when it changes. The server and the first render see the initial state. */
export const useCommerceState = state.useValue

import {createContext, type ComponentType} from 'react'
import type {Basket} from '@app/features/basket/public/basket'
import type {AddressValues} from '@config/markets/address/address-format'

/** Stores an address in the customer's account when the shopper asked for it. Never rejects. */
export type AddressKeeper = (address: AddressValues) => Promise<void>

export interface AddressChoiceProps {
  /** ISO 3166-1 alpha-2 code of the country with which an empty form starts. */
  countryCode: string
  /** Number of the address when there are several; 1 otherwise. */
  number?: number
  /** The address in the form. */
  current: AddressValues
  /** Fills the form. */
  onChoose: (address: AddressValues) => void
  /** Receives the function that the step calls when the address was accepted; null when there is none. */
  provideKeeper: (keeper: AddressKeeper | null) => void
}

/** What features above the checkout add to its steps; the page fills them in (rule MY-1). */
export interface CheckoutSlots {
  /** Choice of a saved address, above the address form. */
  readonly AddressChoice?: ComponentType<AddressChoiceProps>
  /** Voucher codes, in the overview of the order (rule BASKET-16). */
  readonly Coupons?: ComponentType<{basket: Basket}>
}

export const CheckoutSlotsContext = createContext<CheckoutSlots>({})

import {Type} from '@sinclair/typebox'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {CommerceFault} from '../../domains/commerce-fault'
import type {Customer} from '../../domains/customers/customer'
import {requireCustomer} from '../../domains/customers/customer-service'

/** Path parameters of customer calls, named alike in both protocols. */
export const CustomerParams = Type.Object({customerId: Type.String()})
export const AddressParams = Type.Object({customerId: Type.String(), addressName: Type.String()})
export const InstrumentParams = Type.Object({
  customerId: Type.String(),
  paymentInstrumentId: Type.String(),
})
export const ListParams = Type.Object({customerId: Type.String(), listId: Type.String()})
export const ListItemParams = Type.Object({
  customerId: Type.String(),
  listId: Type.String(),
  itemId: Type.String(),
})

/** Checks the customer id. Throws InvalidCustomer when the path and the token name different customers. */
export function requireSelf({shopper}: CheckoutContext, customerId: string): void {
  if (shopper.customerId === customerId) return
  throw new CommerceFault(
    'InvalidCustomer',
    'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
    {customerId},
  )
}

/** The registered customer of the path. Throws InvalidCustomer, and CustomerNotFound for a guest. */
export function requireSelfRegistered(context: CheckoutContext, customerId: string): Customer {
  requireSelf(context, customerId)
  return requireCustomer(context, customerId)
}

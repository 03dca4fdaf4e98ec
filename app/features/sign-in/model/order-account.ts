import type {FormProblems} from '@app/shared/form/form-problems'
import type {OrderModel} from '@app/features/order/public/order'
import type {NewCustomer} from '../api/register-customer'
import {newPasswordProblem} from '../public/account-form'

/** What a guest enters to open an account for an order. */
export interface OrderAccountValues {
  password: string
  terms: boolean
}

export const orderAccountProblems = ({password, terms}: OrderAccountValues): FormProblems => ({
  password: newPasswordProblem(password),
  terms: terms ? undefined : {id: 'validation.terms.required'},
})

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The data of the account of an order's buyer: names of the billing address, email address of the order. */
export const customerOfOrder = (
  {billingAddress, email}: Pick<OrderModel, 'billingAddress' | 'email'>,
  password: string,
): NewCustomer => ({
  firstName: nameOf(billingAddress.firstName),
  lastName: nameOf(billingAddress.lastName),
  email,
  password,
})

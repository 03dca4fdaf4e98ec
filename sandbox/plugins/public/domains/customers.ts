/** Customers and what is stored with them. */
export {loginKey, type Customer} from '../../../domains/customers/customer'
export {deleteCustomer, findCustomersByEmail} from '../../../domains/customers/customer-repository'
export {
  isEmailAddress,
  requireCustomer,
  updateCustomer,
  type CustomerScope,
} from '../../../domains/customers/customer-service'
export {requireAcceptable} from '../../../domains/customers/password-rules'
export {listInstruments} from '../../../domains/customers/payment-instrument-repository'
export {forgetInstrument} from '../../../domains/customers/provider-card'

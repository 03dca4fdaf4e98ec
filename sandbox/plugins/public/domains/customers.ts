/** Customers and what is stored with them. */
export {loginKey, type Customer} from '../../../domains/customers/customer'
export {
  deleteCustomer,
  findCustomer,
  findCustomerByLogin,
  findCustomersByEmail,
  saveCustomer,
} from '../../../domains/customers/customer-repository'
export {
  isEmailAddress,
  requireCustomer,
  requireEmail,
  updateCustomer,
  type CustomerScope,
} from '../../../domains/customers/customer-service'
export {requireAcceptable} from '../../../domains/customers/password-rules'
export {listInstruments} from '../../../domains/customers/payment-instrument-repository'
export {forgetInstrument} from '../../../domains/customers/provider-card'

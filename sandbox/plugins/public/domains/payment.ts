/** Payment methods and those of the payment provider. */
export type {PaymentMethod} from '../../../domains/payment/payment-method'
export {readPaymentCards, readPaymentMethods} from '../../../domains/payment/payment-repository'
export {describeMethod, methodsFor} from '../../../domains/psp/methods'

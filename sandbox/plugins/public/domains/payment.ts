/** Payment methods and cards of a site, and what a payment provider does for orders. */
export type {PaymentMethod} from '../../../domains/payment/payment-method'
export {readPaymentCards, readPaymentMethods} from '../../../domains/payment/payment-repository'
export {isExpired, lastDigits, maskNumber, passesLuhn} from '../../../domains/payment/card'
export type {
  NewSession,
  OfferedMethod,
  PaymentNotification,
  PaymentProvider,
  PaymentSituation,
  ProviderSession,
} from '../../../domains/payment-provider'

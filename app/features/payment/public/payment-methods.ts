import {defineQuery} from '@app/shared/api/define-query'
import {plainText} from '@common/plain-text'
import type {ProviderMethod} from './provider'
import {createPaths} from '@common/paths'

/** A way to pay that the shopper can choose. */
export interface PaymentMethod {
  /** Id of the option: that of the backend's method, with that of the provider's method where there is one. */
  readonly id: string
  /** Payment method id of the backend. */
  readonly methodId: string
  readonly name: string
  readonly description?: string
  /** Method of the payment provider; absent for methods that the backend settles itself, such as invoice. */
  readonly provider?: ProviderMethod
}

/** The fields used of OCAPI `PaymentMethodResult` (v21.3). */
export interface OcapiPaymentMethods {
  applicable_payment_methods?: {
    id: string
    name?: string
    description?: string
    payment_processor_id?: string
  }[]
  /** Methods of the payment provider for country, currency and amount of the basket. */
  c_hostedMethods?: {
    type: string
    name: string
    hint?: string
    flow?: ProviderMethod['flow']
  }[]
}

/** Processor whose methods are paid at the payment provider after the order is placed. */
const PROVIDER_PROCESSOR = 'HOSTED_PAYMENT'
/** Methods that have input of their own, or would bring card data into the shop's page (rule PAY-1). */
const NOT_OPTIONS = new Set(['CREDIT_CARD', 'GIFT_CERTIFICATE'])

/** The options of a basket: methods of the provider take the place of the backend's method for them. */
export function paymentMethodsOf(result: OcapiPaymentMethods): PaymentMethod[] {
  const {applicable_payment_methods: methods = [], c_hostedMethods: hosted = []} = result
  return methods.flatMap(({id, name, description, payment_processor_id: processor}) => {
    if (processor === PROVIDER_PROCESSOR) {
      return hosted.map(({type, name: providerName, hint = '', flow = 'redirect'}) => ({
        id: `${id}:${type}`,
        methodId: id,
        name: providerName,
        ...(hint && {description: hint}),
        provider: {id: type, name: providerName, hint, flow},
      }))
    }
    if (NOT_OPTIONS.has(id)) return []
    return [
      {
        id,
        methodId: id,
        name: plainText(name) || id,
        ...(description && {description: plainText(description)}),
      },
    ]
  })
}

/** True when the backend takes gift certificates for the basket. */
export const takesGiftCertificates = (result: OcapiPaymentMethods): boolean =>
  (result.applicable_payment_methods ?? []).some(({id}) => id === 'GIFT_CERTIFICATE')

/** The ways to pay for a basket. */
export interface PaymentOffer {
  readonly methods: PaymentMethod[]
  readonly takesGiftCertificates: boolean
}

export const paymentOfferOf = (result: OcapiPaymentMethods): PaymentOffer => ({
  methods: paymentMethodsOf(result),
  takesGiftCertificates: takesGiftCertificates(result),
})

/**
 * The payment methods of a basket, and the URL to which the provider returns the shopper: the
 * confirmation with the token of the order (rule CHECK-4).
 * @param situation values that the applicability depends on (country, total): a change triggers a new
 * request
 */
export const {query: paymentMethodsQuery, use: usePaymentMethods} = defineQuery({
  key: ['checkout', 'payment-methods'],
  read: async (
    {api, site, locale, origin},
    {basketId}: {readonly basketId: string; readonly situation: readonly unknown[]},
  ): Promise<PaymentOffer> =>
    paymentOfferOf(
      await api.ocapi<OcapiPaymentMethods>(`/baskets/${basketId}/payment_methods`, {
        query: {c_returnUrl: origin + createPaths(site, locale).confirmation(basketId)},
      }),
    ),
})

import {createPaths} from '@common/paths'
import type {Shop} from '@app/shared/lib/shop-context'
import {paymentOfferOf, type OcapiPaymentMethods, type PaymentOffer} from '../model/payment-methods'

/**
 * The payment methods of a basket, and the URL to which the provider returns the shopper: the
 * confirmation with the token of the order (rule CHECK-4).
 * @param situation values that the applicability depends on (country, total): a change triggers a new
 * request
 */
export function paymentMethodsQuery(
  {api, site, locale, origin}: Shop,
  basketId: string,
  situation: readonly unknown[],
) {
  const returnUrl = origin + createPaths(site, locale).confirmation(basketId)
  return {
    queryKey: ['checkout', 'payment-methods', site.id, locale.id, basketId, ...situation],
    queryFn: async (): Promise<PaymentOffer> =>
      paymentOfferOf(
        await api.ocapi<OcapiPaymentMethods>(`/baskets/${basketId}/payment_methods`, {
          query: {c_returnUrl: returnUrl},
        }),
      ),
  }
}

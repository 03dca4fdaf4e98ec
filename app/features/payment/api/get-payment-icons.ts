import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {paymentIconsOf, type PaymentIcon, type WirePaymentIcons} from '../model/payment-icons'

/** Kind of shop for which the backend names icons. */
const CHANNEL_TYPE = 'storefront'

/** Icons of the site's payment methods (`GET payment-icons` by channel type); a failure leaves them out. */
export function paymentIconsQuery({api, site, locale}: Shop) {
  return {
    queryKey: ['payment', 'icons', site.id, locale.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<PaymentIcon[]> =>
      paymentIconsOf(
        await api.scapi<WirePaymentIcons>(
          '/custom/shopper-payment/v1/organizations/:org/payment-icons',
          {query: {channelType: CHANNEL_TYPE}},
        ),
      ),
  }
}

import {defineQuery} from '@app/shared/api/define-query'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

/** Value of the goods from which a delivery method is free; major units. */
export interface ShippingMessage {
  readonly shippingMethodId: string
  readonly threshold: number
  /** Sentence of the backend, in the language of the locale. */
  readonly message: string
}

/** Messages about free delivery, `GET get-shipping-promotion-messages`; the lowest threshold first. */
export const {use: useShippingMessages} = defineQuery({
  key: ['basket', 'shipping-messages'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({api}): Promise<ShippingMessage[]> => {
    const {messages = []} = await api.scapi<{messages?: ShippingMessage[]}>(
      '/custom/shopper-promotions/v1/organizations/:org/get-shipping-promotion-messages',
    )
    return [...messages].sort((a, b) => a.threshold - b.threshold)
  },
})

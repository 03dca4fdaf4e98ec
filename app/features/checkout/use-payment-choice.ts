import {useEffect, useMemo, useRef} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {type PaymentConnection, type PaymentDetails} from '@app/features/payment/public/provider'
import {connectProvider} from '@app/features/payment/public/load-provider'
import {detailsOf, type ProviderAttributes} from '@app/features/payment/public/payment-instrument'

/** The provider, and how the shopper chose to pay; it lasts as long as the page. */
export interface PaymentChoice {
  /** The connection of this page: a challenge that one state receives is shown by the next one. */
  readonly connect: () => Promise<PaymentConnection>
  readonly details: () => PaymentDetails | null
  /** Remembers the payment instruments of the basket on the page, which its order removes. */
  readonly remember: (instruments: readonly ProviderAttributes[]) => void
}

export function usePaymentChoice(): PaymentChoice {
  const shop = useShop()
  const chosen = useRef<PaymentDetails | null>(null)
  const connection = useRef<Promise<PaymentConnection>>()
  useEffect(
    () => () => void connection.current?.then((open) => open.dispose()).catch(() => undefined),
    [],
  )
  return useMemo(
    () => ({
      connect: () => {
        // Its frames are removed with the page, not with the state that connects.
        const open = (connection.current ??= connectProvider(shop, new AbortController().signal))
        open.catch(() => {
          if (connection.current === open) connection.current = undefined
        })
        return open
      },
      details: () => chosen.current,
      remember: (instruments) => {
        chosen.current = detailsOf(instruments) ?? chosen.current
      },
    }),
    [shop],
  )
}

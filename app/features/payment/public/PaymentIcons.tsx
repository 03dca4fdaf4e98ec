import {defineQuery} from '@app/shared/api/define-query'
import styles from '../components/PaymentIcons.module.css'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {
  ICON_WIDTH,
  ICON_HEIGHT,
  type PaymentIcon,
  type WirePaymentIcons,
  paymentIconsOf,
} from './payment-icons'

interface PaymentIconsProps {
  icons: readonly PaymentIcon[]
  /** Name of the icons' method where a text beside them says it already: the same name is not repeated. */
  beside?: string
}

/** Icons of payment methods in one row, named for screen readers. */
export function PaymentIcons({icons, beside}: PaymentIconsProps) {
  return (
    <span className={styles.icons}>
      {icons.map(({id, name, src}) => (
        <img
          key={id}
          src={src}
          alt={name === beside ? '' : name}
          title={name}
          width={ICON_WIDTH}
          height={ICON_HEIGHT}
        />
      ))}
    </span>
  )
}

/** Kind of shop for which the backend names icons. */
const CHANNEL_TYPE = 'storefront'

/** Icons of the site's payment methods (`GET payment-icons` by channel type); a failure leaves them out. */
export const {use: usePaymentIcons} = defineQuery({
  key: ['payment', 'icons'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({api}): Promise<PaymentIcon[]> =>
    paymentIconsOf(
      await api.scapi<WirePaymentIcons>(
        '/custom/shopper-payment/v1/organizations/:org/payment-icons',
        {query: {channelType: CHANNEL_TYPE}},
      ),
    ),
})

import styles from '../components/PaymentIcons.module.css'
import {servicePicture} from '@app/shared/lib/service-picture'
import type {PaymentMethod} from './payment-methods'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

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

/** Size of an icon in CSS pixels. */
export const ICON_WIDTH = 36
export const ICON_HEIGHT = 24

/** Picture of a payment method or a brand of cards. */
export interface PaymentIcon {
  readonly id: string
  /** `card` is a brand of cards, `hosted` a method of the payment provider, `method` one of the shop. */
  readonly type: string
  /** Name in the language of the locale. */
  readonly name: string
  readonly src: string
}

/** The fields used of the answer of `payment-icons`. */
export interface WirePaymentIcons {
  icons?: readonly {id?: unknown; type?: unknown; name?: unknown; image?: unknown}[]
}

/** Reads the icons that have a name and a picture. */
export const paymentIconsOf = ({icons = []}: WirePaymentIcons): PaymentIcon[] =>
  icons.flatMap(({id, type, name, image}) =>
    typeof id === 'string' && typeof name === 'string' && typeof image === 'string' && image
      ? [
          {
            id,
            type: String(type),
            name,
            src: servicePicture(image, {width: ICON_WIDTH * 2, height: ICON_HEIGHT * 2}),
          },
        ]
      : [],
  )

const isCard = ({type, id}: PaymentIcon): boolean => type === 'hosted' && id === 'card'

/** Icons of an option: a card shows the accepted brands, when they have pictures. */
export function iconsOf(
  {methodId, provider}: PaymentMethod,
  icons: readonly PaymentIcon[],
): PaymentIcon[] {
  const brands = icons.filter(({type}) => type === 'card')
  if (provider?.id === 'card' && brands.length > 0) return brands
  const type = provider ? 'hosted' : 'method'
  const id = provider?.id ?? methodId.toLowerCase().replace(/\W+/g, '-')
  return icons.filter((icon) => icon.type === type && icon.id === id)
}

/** Icons of all methods of a site: the brands of cards stand for the card itself. */
export const siteIcons = (icons: readonly PaymentIcon[]): PaymentIcon[] =>
  icons.some(({type}) => type === 'card') ? icons.filter((icon) => !isCard(icon)) : [...icons]

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

import {servicePicture} from '@app/shared/lib/service-picture'
import type {PaymentMethod} from './payment-methods'

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

import {definePreferences} from '@app/shared/api/site-preferences'
import {servicePicture} from '@app/shared/lib/service-picture'

/** Preferences of a site about delivery methods. */
export interface DeliveryPreferences {
  /** Address of the carrier's mark by id of the delivery method. */
  readonly images: Readonly<Record<string, string>>
  /** Content asset about delivery and returns; null when there is none. */
  readonly contentId: string | null
}

/** Height of a mark in CSS pixels; marks are wider than high. */
export const MARK_HEIGHT = 24
export const MARK_WIDTH = 48

interface WireMethod {
  readonly id?: unknown
  readonly image?: unknown
}

/** A preference is a list, or the text of one. */
function listOf(value: unknown): readonly WireMethod[] {
  if (Array.isArray(value)) return value as WireMethod[]
  if (typeof value !== 'string') return []
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? (list as WireMethod[]) : []
  } catch {
    return []
  }
}

/** An image without a protocol is on its host over https. */
const withProtocol = (image: string): string =>
  /^(https?:|\/(?!\/))/.test(image) ? image : `https://${image.replace(/^\/\//, '')}`

/** Reads the preferences `shippingMethods` (`[{id, image}]`) and `shippingContentAssetId` (rule CHECK-20). */
export function deliveryPreferencesOf(
  preferences: Readonly<Record<string, unknown>>,
): DeliveryPreferences {
  const {shippingMethods, shippingContentAssetId: contentId} = preferences
  const images = listOf(shippingMethods).flatMap(({id, image}) =>
    typeof id === 'string' && typeof image === 'string' && image !== ''
      ? [
          [
            id,
            servicePicture(withProtocol(image), {width: MARK_WIDTH * 2, height: MARK_HEIGHT * 2}),
          ],
        ]
      : [],
  )
  return {
    images: Object.fromEntries(images) as Record<string, string>,
    contentId: typeof contentId === 'string' && contentId !== '' ? contentId : null,
  }
}

/** Preferences about delivery methods (`GET custom_objects/ocapi/site`); a failure leaves marks and link out. */
export const {use: useDeliveryPreferences} = definePreferences(
  ['checkout', 'delivery-preferences'],
  deliveryPreferencesOf,
)

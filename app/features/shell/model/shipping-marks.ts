import type {MessageId} from '@app/shared/i18n/messages'

/** Names of the delivery methods whose marks the footer shows. */
const NAMES: Readonly<Record<string, MessageId>> = {
  standard: 'footer.shipping.parcel',
  express: 'footer.shipping.express',
}

export interface ShippingMark {
  readonly id: string
  readonly label: MessageId
  readonly src: string
}

/** Marks of the known delivery methods. @param images address by id of the method */
export const marksOf = (images: Readonly<Record<string, string>>): ShippingMark[] =>
  Object.entries(images).flatMap(([id, src]) => {
    const label = NAMES[id]
    return label ? [{id, label, src}] : []
  })

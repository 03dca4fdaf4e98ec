import {useState} from 'react'
import type {NewItem} from '@app/features/basket/model/new-item'
import type {MessageId} from '@app/shared/i18n/messages'
import {ENGRAVING_TYPE, engravingItem, type Engraving} from '../model/engraving'
import type {ProductModel} from '../model/product'

interface ChosenEngraving {
  readonly engraving: Engraving | null
  readonly setEngraving: (engraving: Engraving | null) => void
  /** Basket items: the product, and its engraving if there is one. */
  readonly itemsOf: (productId: string, quantity: number) => readonly NewItem[]
  /** Message id; set while a product that requires an engraving has none. */
  readonly missing?: MessageId
}

/** The engraving that a shopper has designed for a product. */
export function useEngraving({type, engraving: model}: ProductModel): ChosenEngraving {
  const [engraving, setEngraving] = useState<Engraving | null>(null)
  const isWork = type === ENGRAVING_TYPE
  return {
    engraving,
    setEngraving,
    itemsOf: (productId, quantity) => [
      ...(isWork ? [] : [{productId, quantity}]),
      ...(model && engraving ? [engravingItem(model, engraving, productId, quantity)] : []),
    ],
    ...(isWork && model && !engraving && {missing: 'engraving.missing' as const}),
  }
}

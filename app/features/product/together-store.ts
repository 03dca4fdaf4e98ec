import type {ReactNode} from 'react'
import type {EventItem} from '@app/features/analytics/model/shop-event'
import type {NewItem} from '@app/features/basket/model/new-item'
import type {PriceModel} from '@app/features/catalog/model/price'
import type {AddedProduct} from '@app/features/purchase/model/added'
import type {MessageId} from '@app/shared/i18n/messages'
import {createStore} from '@app/shared/lib/create-store'

/** What is ticked beside a product, ready for its button: the code that makes it loads with the list. */
export interface Extras {
  readonly items: readonly NewItem[]
  readonly events: readonly EventItem[]
  readonly added: readonly AddedProduct[]
  /** Message id; set while a choice is incomplete. */
  readonly missing?: MessageId
  /** The running total, with the product: number of units, price, and both as shown below the button. */
  readonly label: string
  readonly price: PriceModel
  readonly total: ReactNode
  /** Called when the button was pressed while a choice is missing. */
  readonly onIncompleteSubmit: () => void
  readonly onAdded: () => void
}

/** The product of a page, while it can be bought. */
export interface BoughtProduct {
  readonly price: PriceModel | undefined
  readonly quantity: number
}

export const boughtStore = createStore<BoughtProduct | undefined>(undefined)

/** Written by the list below a product, read by the product. */
export const extrasStore = createStore<Extras | undefined>(undefined)

import {createContext, useContext, type ComponentType, type ReactNode} from 'react'
import type {NewItem} from '@app/features/basket/public/new-item'
import type {AvailabilityModel} from './availability-state'
import type {ProductModel, ChosenPart} from './product'
import type {ProductChoice} from './variation'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import type {PriceModel} from '@app/features/catalog/public/price'
import type {AddedProduct} from '@app/features/purchase/public/added'
import type {MessageId} from '@app/shared/i18n/messages'
import {createStore} from '@app/shared/lib/create-store'
import {isSafeLink} from '../model/product-button'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import {type Family} from './advice'

export interface AdviceColumnProps {
  product: ProductModel
  choice: ProductChoice
  /** Availability of the chosen variant; missing on sites without online sales: no delivery, no stock. */
  availability: AvailabilityModel | undefined
  /** The product, or a part of it, is engraved. */
  engraved?: boolean
  /** Chosen parts of a set or a bundle. */
  parts?: readonly ChosenPart[]
  /** Chosen units; absent where the page has no quantity. */
  quantity?: number
}

export interface ExpressProps {
  /** The items to buy; null when the choice is incomplete, which the page then says. */
  take: () => readonly NewItem[] | null
}

export interface AdviceFamilyProps {
  family: Family
  /** Id of the product that the page shows. */
  productId: string
  color: string | undefined
}

export interface PartGuideProps {
  /** Id of the content asset. */
  guideId: string
  product: ProductModel
  /** Choice of the part: its addresses change the part on the page of the set or bundle. */
  choice: ProductChoice
  /** Id of the element with the name of the part, for `aria-describedby`. */
  describedBy: string
}

/** Slots of a product page for advice components; an empty slot renders nothing. */
export interface AdviceSlots {
  /** Slot below the choices: guide, delivery, stores, comparison. */
  readonly Column?: ComponentType<AdviceColumnProps>
  /** Slot below the pictures: the products of the same family. */
  readonly Family?: ComponentType<AdviceFamilyProps>
  /** Slot in a part of a set or bundle: its size and age guide. */
  readonly PartGuide?: ComponentType<PartGuideProps>
  /** Slot below the purchase button: express payment of this product (rule PAY-9). */
  readonly Express?: ComponentType<ExpressProps>
}

const AdviceContext = createContext<AdviceSlots>({})

/** Provides the advice slots for the product pages below it. */
export const AdviceProvider = AdviceContext.Provider

export const useAdviceSlots = (): AdviceSlots => useContext(AdviceContext)

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

/**
 * Address at which a partner sells the product, or all products of the site; undefined where the shop sells
 * it itself.
 */
export function usePartnerLink({partnerLink}: Pick<ProductModel, 'partnerLink'>) {
  const settings = usePageSettings()
  const link = partnerLink ?? settings.partnerLink
  return link && isSafeLink(link) ? link : undefined
}

import {createContext, useContext, type ComponentType} from 'react'
import type {NewItem} from '@app/features/basket/model/new-item'
import type {Family} from '../model/advice'
import type {AvailabilityModel} from '../model/availability'
import type {ProductModel} from '../model/product'
import type {ChosenPart} from '../model/part'
import type {ProductChoice} from './use-product-choice'

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

import {createContext, useContext, type ComponentType} from 'react'
import type {Family} from '../model/advice'
import type {AvailabilityModel} from '../model/availability'
import type {ProductModel} from '../model/product'
import type {ChosenPart} from '../model/set'
import type {ProductChoice} from './use-product-choice'

export interface AdviceColumnProps {
  product: ProductModel
  choice: ProductChoice
  /** Of what is chosen; missing where the shop sells nothing: no delivery, no stock. */
  availability: AvailabilityModel | undefined
  /** A name is engraved into it, or into a part of it. */
  engraved?: boolean
  /** Of a set or a bundle, as they are chosen. */
  parts?: readonly ChosenPart[]
}

export interface AdviceFamilyProps {
  family: Family
  /** The product of the page. */
  productId: string
  color: string | undefined
}

export interface PartGuideProps {
  /** Content asset. */
  guideId: string
  product: ProductModel
  /** Of the part: its addresses choose it on the page of the set or bundle. */
  choice: ProductChoice
  /** Id of the element with the name of the part. */
  describedBy: string
}

/** Places of a product page that a page fills with advice on the product; empty ones show nothing. */
export interface AdviceSlots {
  /** Below the choices: guide, delivery, stores, comparison. */
  readonly Column?: ComponentType<AdviceColumnProps>
  /** Below the pictures: the products of the same family. */
  readonly Family?: ComponentType<AdviceFamilyProps>
  /** In a part of a set or bundle: its size and age guide. */
  readonly PartGuide?: ComponentType<PartGuideProps>
}

const AdviceContext = createContext<AdviceSlots>({})

/** Fills the places of the product pages below it. */
export const AdviceProvider = AdviceContext.Provider

export const useAdviceSlots = (): AdviceSlots => useContext(AdviceContext)

import {useMemo} from 'react'
import {useLocation} from 'react-router-dom'
import type {ProductModel} from '../model/product'
import {
  choiceInAddress,
  choiceSearch,
  presetChoice,
  selectionOf,
  type Choice,
  type Selection,
} from '../model/variation'

export interface ProductChoice {
  /** Chosen values: from the address, completed by the preset. */
  readonly choice: Choice
  /** Undefined for a product without variants. */
  readonly selection: Selection | undefined
  /** Address of this page with another value selected. */
  readonly hrefOf: (attributeId: string, valueId: string) => string
}

/** The choice that an address makes for a product. */
export function choiceAt(
  product: ProductModel,
  {pathname, search}: Pick<Location, 'pathname' | 'search'>,
): ProductChoice {
  const named = {
    ...product.named,
    ...choiceInAddress(product, new URLSearchParams(search)),
  }
  const choice = presetChoice(product, named)
  return {
    choice,
    selection: selectionOf(product, choice),
    hrefOf: (attributeId, valueId) =>
      pathname + choiceSearch(search, {...named, [attributeId]: valueId}),
  }
}

/** Choice of variation values; it is stored in the address (rule ROUTE-4). */
export function useProductChoice(product: ProductModel): ProductChoice {
  const {pathname, search} = useLocation()
  return useMemo(() => choiceAt(product, {pathname, search}), [product, pathname, search])
}

import {useState, type MouseEvent} from 'react'
import {usePaths} from '@app/shared/lib/use-paths'
import type {ProductModel} from '../model/product'
import {choiceAt, type ProductChoice} from './use-product-choice'

interface OwnChoice {
  /** Query string of the product page with the choice. */
  readonly search: string
  /** Handles the press of a value of `VariationPicker`. */
  readonly press: (event: MouseEvent<HTMLElement>) => void
  /** Undefined while the product is not loaded. */
  readonly choice: ProductChoice | undefined
}

/** Choice of variation values in a dialog; it does not change the address of the page. */
export function useOwnChoice(product: ProductModel | undefined): OwnChoice {
  const paths = usePaths()
  const [search, setSearch] = useState('')
  const press = (event: MouseEvent<HTMLElement>) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const link = (event.target as Element).closest('a')
    if (!link || modified || event.button !== 0) return
    event.preventDefault()
    setSearch(link.search)
  }
  const pathname = product ? paths.product(product.id) : ''
  return {search, press, choice: product && choiceAt(product, {pathname, search})}
}

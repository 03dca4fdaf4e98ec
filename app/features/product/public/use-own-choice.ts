import {choiceAt, type ProductChoice} from './variation'
import type {ProductModel} from './product'
import {useState, type MouseEvent} from 'react'
import {usePaths} from '@app/shared/lib/use-paths'

interface OwnChoice {
  /** Query string of the product page with the choice. */
  readonly search: string
  /** Handles the press of a value of `VariationPicker`. */
  readonly press: (event: MouseEvent<HTMLElement>) => void
  /** Undefined while the product is not loaded. */
  readonly choice: ProductChoice | undefined
}

/** Query string of a pressed value, whose link is not followed; null for another press, or one that opens a tab. */
export function pressedSearch(event: MouseEvent<HTMLElement>): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = (event.target as Element).closest('a')
  if (!link || modified || event.button !== 0) return null
  event.preventDefault()
  return link.search
}

/** Choice of variation values in a dialog; it does not change the address of the page. */
export function useOwnChoice(product: ProductModel | undefined): OwnChoice {
  const paths = usePaths()
  const [search, setSearch] = useState('')
  const press = (event: MouseEvent<HTMLElement>) => {
    const pressed = pressedSearch(event)
    if (pressed !== null) setSearch(pressed)
  }
  const pathname = product ? paths.product(product.id) : ''
  return {search, press, choice: product && choiceAt(product, {pathname, search})}
}

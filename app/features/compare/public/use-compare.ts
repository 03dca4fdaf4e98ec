import {useShop} from '@app/shared/lib/shop-context'
import {clearCompared, toggleCompared, useCompared} from '../compare-store'
import type {ComparedItem} from '../model/compare-list'
import {comparingFlag} from './compare-mode'

interface Compare {
  readonly items: readonly ComparedItem[]
  readonly has: (id: string) => boolean
  /** Adds or removes a product; a fifth one is refused, and the bar shows a message. */
  readonly toggle: (item: ComparedItem) => void
  /** Removes all products and ends the compare mode. */
  readonly clear: () => void
}

/** The comparison list of this browser. */
export function useCompare(): Compare {
  const {site} = useShop()
  const items = useCompared(site.id)
  return {
    items,
    has: (productId) => items.some(({id}) => id === productId),
    toggle: (item) => {
      toggleCompared(site.id, item)
      comparingFlag.set(true)
    },
    clear: () => {
      clearCompared(site.id)
      comparingFlag.set(false)
    },
  }
}

import {createStore} from '@app/shared/lib/create-store'
import {useShop} from '@app/shared/lib/shop-context'
import {clearCompared, toggleCompared, useCompared} from '../compare-store'
import type {ComparedItem} from '../model/compare-list'

/** True in compare mode: tiles of listings show checkboxes, and the bar shows the selected products. */
export const comparingFlag = createStore(false)

/** Prefix of the local storage key; the site id follows it. */
export const COMPARE_KEY = 'compare'

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
    has: (wanted) => items.some(({id}) => id === wanted),
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

import {createBrowserStore} from '@app/shared/lib/browser-store'
import {createStore} from '@app/shared/lib/create-store'
import {COMPARE_KEY} from './public/compare-mode'
import {readCompared, toggled, type CompareChange, type ComparedItem} from './model/compare-list'

/** One list per site, because products and prices differ between sites. */
const store = createBrowserStore(COMPARE_KEY, readCompared)

/** True after a product beyond the maximum was refused; the bar shows the reason. */
export const refusedFlag = createStore(false)

/** Adds a product to the list or removes it. Browser only. */
export function toggleCompared(siteId: string, item: ComparedItem): CompareChange {
  const {items, change} = toggled(store.read(siteId), item)
  if (change !== 'full') store.write(siteId, items)
  refusedFlag.set(change === 'full')
  return change
}

export function clearCompared(siteId: string): void {
  store.write(siteId, [])
  refusedFlag.set(false)
}

/** The products to compare, in the order of selection; empty on the server. */
export const useCompared = (siteId: string): readonly ComparedItem[] => store.useValue(siteId)

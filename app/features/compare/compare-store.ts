import {createBrowserStore} from '@app/shared/lib/browser-store'
import {createStore} from '@app/shared/lib/create-store'
import {COMPARE_KEY} from './compare-mode'
import {readCompared, toggled, type CompareChange, type ComparedItem} from './model/compare-list'

/** One list a site: other sites sell other things at other prices. */
const store = createBrowserStore(COMPARE_KEY, readCompared)

/** A product too many was just refused; the bar says why. */
export const refusedFlag = createStore(false)

/** Takes a product in or out. Browser only. */
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

/** What is to be compared, in the order it was chosen; nothing on the server. */
export const useCompared = (siteId: string): readonly ComparedItem[] => store.useValue(siteId)

import {createBrowserStore} from '@app/shared/lib/browser-store'
import {readCompared, toggled, type CompareChange, type ComparedItem} from './model/compare-list'

/** One list a site: other sites sell other things at other prices. */
const store = createBrowserStore('compare', readCompared)

/** Takes a product in or out. Browser only. */
export function toggleCompared(siteId: string, item: ComparedItem): CompareChange {
  const {items, change} = toggled(store.read(siteId), item)
  if (change !== 'full') store.write(siteId, items)
  return change
}

export const clearCompared = (siteId: string): void => store.write(siteId, [])

/** What is to be compared, in the order it was chosen; nothing on the server. */
export const useCompared = (siteId: string): readonly ComparedItem[] => store.useValue(siteId)

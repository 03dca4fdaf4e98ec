import {createBrowserStore} from '@app/shared/lib/browser-store'
import {readViewed, withViewed} from '../model/recent-products'

/** One list per site, since sites sell different products. Stored in the browser only and never sent. */
const store = createBrowserStore('recent-products', readViewed)

/** Stores a viewed product. Browser only. */
export const saveViewed = (siteId: string, productId: string): void =>
  store.write(siteId, withViewed(store.read(siteId), productId))

export const clearViewed = (siteId: string): void => store.write(siteId, [])

/** Products viewed in this browser, newest first; none on the server. */
export const useViewed = (siteId: string): readonly string[] => store.useValue(siteId)

import {createBrowserStore} from '@app/shared/lib/browser-store'
import {readViewed, withViewed} from './model/recent-products'

/** One list a site: other sites sell other things. Kept in the browser only, told to nobody. */
const store = createBrowserStore('recent-products', readViewed)

/** Remembers that a product was looked at. Browser only. */
export const saveViewed = (siteId: string, productId: string): void =>
  store.write(siteId, withViewed(store.read(siteId), productId))

export const clearViewed = (siteId: string): void => store.write(siteId, [])

/** Products looked at in this browser, newest first; none on the server. */
export const useViewed = (siteId: string): readonly string[] => store.useValue(siteId)

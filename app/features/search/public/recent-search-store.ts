import {createBrowserStore} from '@app/shared/lib/browser-store'
import {readSearches, withoutSearch, withSearch} from '../model/recent-searches'

/** One list per site: phrases of another language have no results. */
const store = createBrowserStore('recent-searches', readSearches)

/** Stores a search phrase. Browser only. */
export const saveSearch = (siteId: string, phrase: string): void =>
  store.write(siteId, withSearch(store.read(siteId), phrase))

export const removeSearch = (siteId: string, phrase: string): void =>
  store.write(siteId, withoutSearch(store.read(siteId), phrase))

export const clearSearches = (siteId: string): void => store.write(siteId, [])

/** Recent searches of this browser, newest first; none on the server. */
export const useRecentSearches = (siteId: string): readonly string[] => store.useValue(siteId)

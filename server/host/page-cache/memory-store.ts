import {LRUCache} from 'lru-cache'
import type {PageStore, PurgeRequest, StoredPage} from './page-store'

/** Memory in bytes that a page needs besides its contents: objects, headers, keys. */
const OVERHEAD = 2048

const bytesOf = (page: StoredPage, key: string): number =>
  page.brotli.length + key.length * 2 + OVERHEAD

function isMeant(page: StoredPage, request: PurgeRequest): boolean {
  if ('all' in request) return true
  if ('site' in request) return page.siteId === request.site
  if ('tag' in request) return page.tags.includes(request.tag)
  return page.pathname === request.url
}

/**
 * Pages in this process; the least recently requested are removed first.
 * @param maxBytes maximum size of all pages together; a page above an eighth of it is not cached
 */
export function createMemoryStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: bytesOf,
  })
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    delete: (key) => void pages.delete(key),
    purge(request) {
      const meant = [...pages.entries()].filter(([, page]) => isMeant(page, request))
      for (const [key] of meant) pages.delete(key)
      return meant.length
    },
    get size() {
      return {pages: pages.size, bytes: pages.calculatedSize}
    },
  }
}

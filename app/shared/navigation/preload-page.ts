import {hashQueryKey, type QueryClient, type QueryKey} from '@tanstack/react-query'
import {matchPath} from 'react-router-dom'
import {readParams, type MatchParams} from '@common/route-params'
import type {PageComponent, PageQuery, PageRequest, ReadLoaded} from '../lib/page'
import type {Shop} from '../lib/shop-context'
import {settleKeys} from '../lib/settle-keys'
import {readPageDocument, type DocumentData} from './page-document'

/** Milliseconds for which a document's reads are known: a press follows the touch that asked for it. */
const KNOWN_MS = 3000

/** Fields of a route that preloading needs. */
export interface LoadableRoute {
  path: string | readonly string[]
  exact?: boolean
  component: {load: () => Promise<unknown>}
  /** Every page of the route has reads: its document is asked for while the code loads. */
  readsAtOnce?: boolean
}

export interface PageLoader {
  /** Loads code, critical reads and parts, so that the page is shown at once on navigation. */
  loadPage: (address: string) => Promise<void>
  /**
   * The same without a session: the reads are those of the page's document. What the document lacks is read as by
   * `loadPage`, which creates a session.
   */
  loadDocument: (address: string) => Promise<void>
}

interface FoundPage {
  page: PageComponent
  request: PageRequest
}

/**
 * Preloads pages of this app. Addresses of other sites, locales and hosts are skipped. Failures are ignored
 * here: the page itself shows them.
 */
export function createPageLoader(
  routes: readonly LoadableRoute[],
  queryClient: QueryClient,
  shop: Shop,
): PageLoader {
  const loaded = new Set<LoadableRoute['component']>()
  // The page that the browser loaded has its code.
  const first = window.location.pathname
  /** @param whileLoading called when the code of the page is not there yet */
  const find = async (address: string, whileLoading?: () => void): Promise<FoundPage | null> => {
    const {origin, pathname, searchParams} = new URL(address, window.location.href)
    if (origin !== window.location.origin) return null
    for (const {path, exact, component, readsAtOnce} of routes) {
      const match = matchPath<MatchParams>(pathname, {
        path: path as string | string[],
        exact,
      })
      if (!match) continue
      const params = readParams(match.params)
      const {site, locale} = params
      if (site !== shop.site.alias || locale !== shop.locale.alias) return null
      const isLoaded = loaded.has(component) || matchPath(first, {path: path as string[], exact})
      if (readsAtOnce && !isLoaded) whileLoading?.()
      const {default: page} = (await component.load()) as {default: PageComponent}
      loaded.add(component)
      return {page, request: {shop, pathname, params, search: searchParams}}
    }
    return null
  }
  /** Parts without which a page may be cached are optional here too: they are read once it is shown. */
  const readsOf = ({page, request}: FoundPage): PageQuery[] => [
    ...(page.queries?.(request) ?? []),
    ...(page.parts?.(request) ?? []).filter(({cacheableWithout}) => !cacheableWithout),
  ]

  const prefetch = async (reads: readonly PageQuery[]): Promise<void> => {
    await Promise.all(reads.map((query) => queryClient.prefetchQuery(query)))
    settleKeys(queryClient, reads)
  }

  const asked = new Map<string, Promise<DocumentData>>()
  const readDocument = (address: string): Promise<DocumentData> => {
    let data = asked.get(address)
    if (!data) {
      data = readPageDocument(address)
      asked.set(address, data)
      setTimeout(() => asked.delete(address), KNOWN_MS)
    }
    return data
  }

  return {
    loadPage: async (address) => {
      const found = await find(address).catch(() => null)
      if (found) await prefetch(readsOf(found))
    },
    loadDocument: async (address) => {
      // One request for all reads, and none when the answers are known.
      let data: Promise<DocumentData> | undefined
      const readOnce = () => (data ??= readDocument(address))
      const found = await find(address, () => void readOnce()).catch(() => null)
      if (!found) return
      const fromDocument = (query: PageQuery): PageQuery => ({
        ...query,
        queryFn: async () => {
          const answers = await readOnce()
          const find = (key: QueryKey) => answers.get(hashQueryKey(key))
          const read: ReadLoaded = <T>({queryKey}: {queryKey: QueryKey}) =>
            find(queryKey) as T | undefined
          return find(query.settledKey?.(read) ?? query.queryKey) ?? query.queryFn()
        },
      })
      await prefetch(readsOf(found).map(fromDocument))
    },
  }
}

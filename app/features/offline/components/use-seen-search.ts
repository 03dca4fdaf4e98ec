import {useCallback, useEffect, useRef, useState} from 'react'
import {hashQueryKey, useQueryClient, type QueryKey} from '@tanstack/react-query'
import {useHistory, useLocation} from 'react-router-dom'
import {listingQuery} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {dataOfDocument, type DocumentData} from '@app/shared/navigation/page-document'
import {useConnection} from '@app/shared/lib/connection'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {readPages} from '../model/page-store'
import {eachOnce, productsIn, searchSeen} from '../model/seen-products'

/** The answer of the search page at a query such as `?q=chair`, with its key; null for one without a phrase. */
type AnswerSearch = (
  search: string,
) => {readonly queryKey: QueryKey; readonly result: ReturnType<typeof searchSeen>} | null

/** Reads the products of the stored pages of a locale. @returns what searches them */
async function readSeen(shop: Shop): Promise<AnswerSearch> {
  const {site, locale} = shop
  const documents = await readPages(site.alias, `/${site.alias}/${locale.alias}/`)
  const lists = documents.map((html) => productsIn(dataOfDocument(html).values()))
  const products = eachOnce(lists)
  return (search) => {
    const request = parseListingRequest(new URLSearchParams(search))
    if (request.query === '') return null
    const {queryKey} = listingQuery(shop, request)
    return {queryKey, result: searchSeen(products, request.query)}
  }
}

export interface SeenSearch {
  /** Number of products found in what was seen; undefined on a page that is no such result. */
  readonly total: number | undefined
  /** The answer of a search page without a line; null for another page. */
  readonly read: (url: URL) => Promise<DocumentData | null>
}

/** Answers the search page without a line, over the products of stored pages. */
export function useSeenSearch(): SeenSearch {
  const shop = useShop()
  const path = usePaths().searchPage()
  const queryClient = useQueryClient()
  const history = useHistory()
  const {pathname, search, hash} = useLocation()
  const {online} = useConnection()
  const loading = useRef<Promise<AnswerSearch>>()
  const loaded = useRef<AnswerSearch>()
  const [found, setFound] = useState<{readonly search: string; readonly total: number}>()

  const load = useCallback(() => {
    loading.current ??= readSeen(shop).then((answer) => (loaded.current = answer))
    return loading.current
  }, [shop])

  const fill = useCallback(
    (answer: AnswerSearch, query: string): void => {
      const own = answer(query)
      if (!own || queryClient.getQueryData(own.queryKey) !== undefined) return
      queryClient.setQueryData(own.queryKey, own.result)
      setFound({search: query, total: own.result.total})
    },
    [queryClient],
  )

  useEffect(() => {
    if (online) {
      loading.current = loaded.current = undefined
      return undefined
    }
    let current = true
    void load()
      .then((answer) => {
        // The worker answers each search with the page without a phrase (`worker/page-loads.ts`).
        if (!current || pathname !== path || !hash.startsWith('#q=')) return
        const query = `?${hash.slice(1)}`
        fill(answer, query)
        history.replace(path + query)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [online, load, fill, history, pathname, path, hash])

  useEffect(
    () =>
      // A search on the search page: the answer is there before the page asks for it.
      history.listen((location) => {
        if (!online && loaded.current && location.pathname === path)
          fill(loaded.current, location.search)
      }),
    [history, online, path, fill],
  )

  const read = useCallback(
    async (url: URL): Promise<DocumentData | null> => {
      if (url.pathname !== path) return null
      const own = (await load())(url.search)
      if (!own) return null
      setFound({search: url.search, total: own.result.total})
      return new Map([[hashQueryKey(own.queryKey), own.result]])
    },
    [path, load],
  )
  const isShown = !online && pathname === path && found?.search === search
  return {total: isShown ? found.total : undefined, read}
}

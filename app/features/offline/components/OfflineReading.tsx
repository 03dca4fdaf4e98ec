import {useEffect, useRef} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory, useLocation} from 'react-router-dom'
import type {Paths} from '@common/paths'
import {decodePart} from '@common/address-part'
import {BUNDLE_FILE, ORDER_HASH} from '@common/offline-stores'
import {dataOfDocument, readWithoutLine} from '@app/shared/navigation/page-document'
import {useTranslate} from '@app/shared/i18n/messages'
import {connection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {changeConnection} from '../model/change-connection'
import {idle, keepAhead, keepSeen, keepUsed, renewPages, type Keeper} from '../model/keep-pages'
import {showOtherWidth} from '../model/other-width'
import {readPage} from '../model/page-store'
import {refreshPage} from '../model/refresh-page'
import {endWorker, registerWorker} from '../model/register-worker'
import {watchLine} from '../model/watch-line'
import {OfflineBar} from './OfflineBar'
import {loadSearch, useSeenSearch, type SeenSearch} from './use-seen-search'

/** Milliseconds after which what a page has loaded later is stored. */
const LATER_MS = 2000

/** Address of the running bundle, with a slash at its end. */
const bundleAddress = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[src*="/static/start.js"]')
    ?.src.replace(/static\/start\.js.*$/, '') ?? '/'

/** Id of the bundle that runs. */
const runningRelease = (): string =>
  BUNDLE_FILE.exec(new URL(bundleAddress(), window.location.href).pathname)?.[1] ?? ''

/** When the data of pages were made that this tab has read from the store, by path and query; null for a page that is not stored. */
type StoredTimes = Map<string, number | null>

const keeperOf = (site: string, paths: Paths): Keeper => ({
  site,
  shells: [paths.wishlist(), paths.orders(), paths.orderLookup()],
})

/** Registers the worker, and brings the stores to the running release. */
function useWorker(keeps: boolean, loadField: () => Promise<unknown>): void {
  const t = useTranslate()
  const paths = usePaths()
  const {site, locale, services} = useShop()
  const {withoutWorker} = services
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    if (withoutWorker) {
      void endWorker()
      return undefined
    }
    const words = {
      lang: locale.id,
      title: t('offline.title'),
      text: t('offline.text'),
      retry: t('offline.retry'),
      home: paths.home(),
      search: paths.searchPage(),
      orders: paths.orders(),
    }
    const release = runningRelease()
    const keeper = keeperOf(site.alias, paths)
    const bring = async (): Promise<void> => {
      await idle()
      const worker = await registerWorker(words)
      if (!keeps || worker === null || worker !== release) return
      await renewPages(keeper, release)
      await keepAhead(keeper, release, paths.home())
      await keepAhead(keeper, release, paths.searchPage(), () =>
        Promise.all([loadSearch(), loadField()]),
      )
    }
    const start = () => void bring()
    start()
    // The worker of a new release takes over while the page is open.
    navigator.serviceWorker.addEventListener('controllerchange', start)
    return () => navigator.serviceWorker.removeEventListener('controllerchange', start)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Paths follow from site and locale, which a document keeps.
  }, [t, locale.id, site.alias, withoutWorker, keeps, loadField])
}

/** Addresses of what the tab has loaded, its scripts among them; browsers list the first 250. */
const usedAddresses = (): string[] => performance.getEntriesByType('resource').map(({name}) => name)

/** Stores each page that is shown, and what it loads. */
function useKeptPages(keeps: boolean): void {
  const {alias} = useShop().site
  const paths = usePaths()
  const {pathname, search} = useLocation()
  const used = useRef<string[]>([])
  useEffect(() => {
    if (!keeps || typeof PerformanceObserver === 'undefined') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new PerformanceObserver((list) => {
      used.current.push(...list.getEntries().map(({name}) => name))
      clearTimeout(timer)
      timer = setTimeout(() => void keepUsed(alias, used.current.splice(0)), LATER_MS)
    })
    observer.observe({type: 'resource', buffered: true})
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [alias, keeps])
  useEffect(() => {
    const {online, storedAt} = connection.get()
    if (!keeps || !online || storedAt !== undefined) return
    const seen = {address: pathname + search, used: usedAddresses}
    void keepSeen(keeperOf(alias, paths), seen)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Paths follow from site and locale.
  }, [alias, keeps, pathname, search])
}

/** Follows the line, and shows stored documents without one. */
function useLine(readSearch: SeenSearch['read']): void {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const {site} = useShop()
  const {pathname, search} = useLocation()
  const times = useRef<StoredTimes>(new Map())
  const lastOnline = useRef<number>()
  const lastSeen = t('offline.lastSeen')

  useEffect(() => {
    lastOnline.current ??= Date.now()
    if (navigator.onLine || connection.get().storedAt !== undefined) return
    // The browser had a copy of its own: its age is that of the stored page.
    const url = new URL(window.location.href)
    void readPage(site.alias, url)
      .then((found) => found && changeConnection(false, found.madeAt))
      .catch(() => undefined)
  }, [site.alias])

  useEffect(() => {
    readWithoutLine(async (address, error) => {
      // A slow server is no missing line: the page waits for current data.
      if (error instanceof Error && error.name === 'TimeoutError') return new Map()
      const url = new URL(address, window.location.href)
      const found = await readPage(site.alias, url).catch(() => null)
      const seen = found ? null : await readSearch(url).catch(() => null)
      const shownAt = seen ? Date.now() : null
      times.current.set(url.pathname + url.search, found?.madeAt ?? shownAt)
      return seen ?? dataOfDocument(found?.html ?? '')
    })
  }, [site.alias, readSearch])

  useEffect(
    () =>
      watchLine({
        refresh: (cache) => refreshPage(queryClient, runningRelease(), cache),
        shownSince: () => {
          const {pathname: path, search: query} = window.location
          const stored = times.current.get(path + query)
          return stored === null ? undefined : (stored ?? lastOnline.current)
        },
        bundle: bundleAddress(),
        lastSeen,
      }),
    [queryClient, lastSeen],
  )

  const shown = useRef(pathname + search)
  useEffect(() => {
    const address = pathname + search
    if (shown.current === address) return
    shown.current = address
    if (connection.get().online) {
      lastOnline.current = Date.now()
      changeConnection(true, undefined)
      return
    }
    const stored = times.current.get(address)
    changeConnection(false, stored === null ? undefined : (stored ?? lastOnline.current))
  }, [pathname, search])
}

/** The worker answers the address of an order with the page of all orders: the order opens in it. */
function useOrderOfHash(): void {
  const history = useHistory()
  const paths = usePaths()
  const {hash} = useLocation()
  useEffect(() => {
    if (connection.get().online || !hash.startsWith(ORDER_HASH)) return
    history.replace(paths.order(decodePart(hash.slice(ORDER_HASH.length))))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Paths follow from site and locale.
  }, [hash, history])
}

/** Pictures that are not on this device in this width: another width that is, or an empty place. */
function useOtherWidths(): void {
  useEffect(() => {
    const onError = ({target}: Event): void => {
      if (!connection.get().online && target instanceof HTMLImageElement)
        void showOtherWidth(target)
    }
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [])
}

interface OfflineReadingProps {
  /** Loads the code of the search field, which a search without a line needs. */
  loadField: () => Promise<unknown>
}

/** Reading without a line: worker, stores, and the bar with the age of the page (ADR 0019). */
export function OfflineReading({loadField}: OfflineReadingProps) {
  const {preview, services} = useShop()
  const keeps =
    !preview && !services.withoutWorker && 'caches' in window && 'serviceWorker' in navigator
  const {total, read} = useSeenSearch()
  useLine(read)
  useWorker(keeps, loadField)
  useKeptPages(keeps)
  useOrderOfHash()
  useOtherWidths()
  return <OfflineBar found={total} />
}

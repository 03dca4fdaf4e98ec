import {useCallback, useEffect, useRef} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory, useLocation} from 'react-router-dom'
import {decodePart} from '@common/address-part'
import {KEY_HEADER, ORDER_HASH} from '@common/offline-stores'
import {dataOfDocument, type ReadStored} from '@app/shared/navigation/page-document'
import {useTranslate} from '@app/shared/i18n/messages'
import {connection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {bundleAddress, runningRelease} from '../model/bundle'
import {changeConnection} from '../model/change-connection'
import {readPage} from '../model/page-store'
import {refreshPage} from '../model/refresh-page'
import {watchLine} from '../model/watch-line'
import {OfflineBar} from './OfflineBar'
import {useSeenSearch, type SeenSearch} from './use-seen-search'

/** When the data of pages were made that this tab has read from the store, by path and query; null for a page that is not stored. */
type StoredTimes = Map<string, number | null>

/** Follows the line, and shows stored documents without one. @returns reads the data of one */
function useLine(readSearch: SeenSearch['read'], lastOnline: () => number): ReadStored {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const {site} = useShop()
  const {pathname, search} = useLocation()
  const times = useRef<StoredTimes>(new Map())
  const lastSeen = t('offline.lastSeen')

  useEffect(() => {
    if (navigator.onLine || connection.get().storedAt !== undefined) return
    // The browser had a copy of its own: its age is that of the stored page.
    const url = new URL(window.location.href)
    void readPage(site.alias, url)
      .then((found) => found && changeConnection(false, found.madeAt))
      .catch(() => undefined)
  }, [site.alias])

  useEffect(
    () =>
      watchLine({
        refresh: (cache) => refreshPage(queryClient, runningRelease(), cache),
        shownSince: () => {
          const {pathname: path, search: query} = window.location
          const stored = times.current.get(path + query)
          return stored === null ? undefined : (stored ?? lastOnline())
        },
        bundle: bundleAddress(),
        lastSeen,
      }),
    [queryClient, lastSeen, lastOnline],
  )

  const shown = useRef(pathname + search)
  useEffect(() => {
    const address = pathname + search
    if (shown.current === address) return
    shown.current = address
    if (connection.get().online) {
      changeConnection(true, undefined)
      return
    }
    const stored = times.current.get(address)
    changeConnection(false, stored === null ? undefined : (stored ?? lastOnline()))
  }, [pathname, search, lastOnline])

  return useCallback(
    async (address, error) => {
      // A slow server is no missing line: the page waits for current data.
      if (error instanceof Error && error.name === 'TimeoutError') return new Map()
      const url = new URL(address, window.location.href)
      const found = await readPage(site.alias, url).catch(() => null)
      const seen = found ? null : await readSearch(url).catch(() => null)
      const shownAt = seen ? Date.now() : null
      times.current.set(url.pathname + url.search, found?.madeAt ?? shownAt)
      return seen ?? dataOfDocument(found?.html ?? '')
    },
    [site.alias, readSearch],
  )
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

/** Address without the parameters that choose a width. */
const pathOf = (address: string): string => new URL(address, window.location.href).pathname

/**
 * Shows a picture that cannot be loaded in another width that is stored on this device; without one its place is empty, without
 * the sign of a broken picture.
 */
async function showOtherWidth(picture: HTMLImageElement): Promise<void> {
  const failed = picture.currentSrc || picture.src
  const stored = await caches.match(pathOf(failed), {ignoreSearch: true}).catch(() => undefined)
  const address = stored?.headers.get(KEY_HEADER)
  if (!address || picture.dataset['otherWidth'] !== undefined) {
    picture.style.visibility = 'hidden'
    return
  }
  picture.dataset['otherWidth'] = ''
  const sources = picture.parentElement?.querySelectorAll('source') ?? []
  for (const one of [...sources, picture]) one.srcset = address
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

export interface OfflineLineProps {
  /** When the tab has last shown a page with a line, epoch milliseconds. */
  readonly lastOnline: () => number
  /** Gets what reads stored documents. */
  readonly onReady: (read: ReadStored) => void
}

/** What a lost line needs: stored documents, the age of the page, and the way back. */
export function OfflineLine({lastOnline, onReady}: OfflineLineProps) {
  const {total, read} = useSeenSearch()
  const readStored = useLine(read, lastOnline)
  useOrderOfHash()
  useOtherWidths()
  useEffect(() => onReady(readStored), [onReady, readStored])
  return <OfflineBar found={total} />
}

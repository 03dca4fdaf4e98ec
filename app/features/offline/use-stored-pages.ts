import {useEffect, useRef} from 'react'
import {useLocation} from 'react-router-dom'
import type {Keeper} from '@common/offline-stores'
import {useTranslate} from '@app/shared/i18n/messages'
import {connection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {whenIdle} from '@app/shared/lib/when-idle'
import {runningRelease} from './model/bundle'
import {savesData} from './model/saves-data'
import {endWorker, registerWorker, tellWorker} from './model/worker'

/** Milliseconds after which what a page has loaded later is stored. */
const LATER_MS = 2000

/** Resolves when the browser is idle: storing competes with nothing that the shopper waits for. */
const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve))

const useKeeper = (): Keeper => {
  const paths = usePaths()
  const {alias} = useShop().site
  return {site: alias, shells: [paths.wishlist(), paths.orders(), paths.orderLookup()]}
}

/**
 * Registers the worker, and has the stores brought to the running release.
 * @param keeps whether pages are stored
 * @param onBlocked called when the code for a lost line is not stored
 */
function useWorker(keeps: boolean, onBlocked: () => void): void {
  const t = useTranslate()
  const paths = usePaths()
  const keeper = useKeeper()
  const {locale, services} = useShop()
  const {withoutWorker} = services
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    if (withoutWorker) {
      void endWorker()
      return undefined
    }
    const home = paths.home()
    const search = paths.searchPage()
    const words = {
      lang: locale.id,
      title: t('offline.title'),
      text: t('offline.text'),
      retry: t('offline.retry'),
      home,
      search,
      orders: paths.orders(),
    }
    const bring = async (): Promise<void> => {
      await idle()
      if (!(await registerWorker())) return onBlocked()
      await tellWorker({type: 'offline-words', words})
      if (!keeps || savesData()) return
      const {port1, port2} = new MessageChannel()
      port1.onmessage = ({data}: MessageEvent<unknown>) => {
        port1.close()
        if (data === false) onBlocked()
      }
      await tellWorker({type: 'bring', keeper, release: runningRelease(), home, search}, [port2])
    }
    const start = () => void bring()
    start()
    // The worker of a new release takes over while the page is open.
    navigator.serviceWorker.addEventListener('controllerchange', start)
    return () => navigator.serviceWorker.removeEventListener('controllerchange', start)
  }, [t, locale.id, keeper.site, withoutWorker, keeps, onBlocked])
}

/** Addresses of what the tab has loaded, its scripts among them; browsers list the first 250. */
const usedAddresses = (): string[] => performance.getEntriesByType('resource').map(({name}) => name)

/**
 * Has the worker store each page that is shown, and what it loads.
 * @param keeps whether pages are stored: neither in a preview nor without a worker
 * @param onBlocked called when the code for a lost line is not stored, as on a full device
 */
export function useStoredPages(keeps: boolean, onBlocked: () => void): void {
  const keeper = useKeeper()
  const {site} = keeper
  const {pathname, search} = useLocation()
  const used = useRef<string[]>([])
  useWorker(keeps, onBlocked)
  useEffect(() => {
    if (!keeps || savesData()) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = () => void tellWorker({type: 'keep-used', site, used: used.current.splice(0)})
    const observer = new PerformanceObserver((list) => {
      used.current.push(...list.getEntries().map(({name}) => name))
      clearTimeout(timer)
      timer = setTimeout(send, LATER_MS)
    })
    observer.observe({type: 'resource', buffered: true})
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [site, keeps])
  useEffect(() => {
    const {online, storedAt} = connection.get()
    if (!keeps || !online || storedAt !== undefined) return
    const address = pathname + search
    const keep = () =>
      savesData()
        ? tellWorker({type: 'limit', site})
        : tellWorker({type: 'keep-seen', keeper, address, used: usedAddresses()})
    void idle().then(keep)
  }, [site, keeps, pathname, search])
}

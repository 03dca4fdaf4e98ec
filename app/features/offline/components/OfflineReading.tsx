import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react'
import {useLocation} from 'react-router-dom'
import {readWithoutLine, type ReadStored} from '@app/shared/navigation/page-document'
import {connection, useConnection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'
import {savesData} from '../model/saves-data'
import {useStoredPages} from '../use-stored-pages'
import type {OfflineLineProps} from './OfflineLine'

type LoadLine = () => Promise<ComponentType<OfflineLineProps>>

/**
 * The code that only a lost line needs. The worker has stored it: it loads when the line is lost, or at once where nothing is
 * stored.
 * @param atOnce nothing is stored
 */
function useLineParts(loadLine: LoadLine, atOnce: boolean) {
  const [Parts, setParts] = useState<ComponentType<OfflineLineProps>>()
  const ready = useRef<(read: ReadStored) => void>()
  const loading = useRef<Promise<ReadStored>>()
  const {online, storedAt} = useConnection()
  const load = useCallback((): Promise<ReadStored> => {
    loading.current ??= new Promise((resolve, reject) => {
      ready.current = resolve
      loadLine().then(
        (LineParts) => setParts(() => LineParts),
        (error: unknown) => {
          // The next time that the line is lost, it may be stored.
          loading.current = undefined
          reject(error as Error)
        },
      )
    })
    return loading.current
  }, [loadLine])
  useEffect(() => {
    const start = () => void load().catch(() => undefined)
    if (atOnce || !navigator.onLine) start()
    window.addEventListener('offline', start)
    readWithoutLine((address, error) =>
      load().then(
        (read) => read(address, error),
        () => new Map(),
      ),
    )
    return () => window.removeEventListener('offline', start)
  }, [atOnce, load])
  useEffect(() => {
    if (!online || storedAt !== undefined) void load().catch(() => undefined)
  }, [online, storedAt, load])
  const onReady = useCallback((read: ReadStored) => {
    ready.current?.(read)
    loading.current = Promise.resolve(read)
  }, [])
  return {Parts, onReady}
}

/** When the tab has last shown a page with a line, epoch milliseconds. */
function useLastOnline(): () => number {
  const at = useRef(0)
  const {pathname, search} = useLocation()
  useEffect(() => {
    if (connection.get().online || at.current === 0) at.current = Date.now()
  }, [pathname, search])
  return useCallback(() => at.current, [])
}

/** Reading without a line: worker and stores; what a lost line needs loads with it (ADR 0019). */
export function OfflineReading({loadLine}: {loadLine: LoadLine}) {
  const {preview, services} = useShop()
  const keeps =
    !preview && !services.withoutWorker && 'caches' in window && 'serviceWorker' in navigator
  const lastOnline = useLastOnline()
  const [blocked, setBlocked] = useState(false)
  useStoredPages(
    keeps,
    useCallback(() => setBlocked(true), []),
  )
  const {Parts, onReady} = useLineParts(loadLine, blocked || !keeps || savesData())
  return Parts ? <Parts lastOnline={lastOnline} onReady={onReady} /> : null
}

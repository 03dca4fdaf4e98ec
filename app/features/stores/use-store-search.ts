import {useEffect, useRef, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {failureText} from '@app/features/faults/model/fault-message'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {showToast} from '@app/shared/ui/toast'
import {geocode, geocodePlace, reverseGeocode, type Geocoded} from './api/geocode'
import {parseStoreSearch, storeQueryString, type StoreSearch} from './model/store-search'

/** Time limit of the browser's geolocation, milliseconds. */
const TIMEOUT_MS = 10_000
/** Maximum age of a known position, milliseconds. */
const MAX_AGE_MS = 600_000

type Problem = Extract<MessageId, 'stores.notFound' | 'stores.unavailable' | 'error.offline'>

/** The search of the address, and the ways to start another one (rules STORE-2, STORE-3). */
export function useStoreSearch() {
  const t = useTranslate()
  const shop = useShop()
  const history = useHistory()
  const base = usePaths().stores()
  const {search: query} = useLocation()
  const search = parseStoreSearch(new URLSearchParams(query))
  const [busy, setBusy] = useState<'address' | 'position' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef(0)
  useEffect(() => () => void (running.current += 1), [])

  const fail = (reason: Problem) => {
    setProblem(reason)
    if (reason !== 'stores.notFound') {
      showToast({title: t('fit.stores.noLocation'), status: 'error'})
    }
  }
  const open = (next: StoreSearch, how: 'push' | 'replace' = 'push') =>
    history[how](base + storeQueryString(next))

  /** Looks an address up, and opens the search for it. The last call wins. */
  const run = async (address: string, look: () => Promise<Geocoded | null>, replace = false) => {
    const own = (running.current += 1)
    setBusy('address')
    setProblem(null)
    const result = await look().then(
      (place) => ({place}),
      (error: unknown) => ({error}),
    )
    if (own !== running.current) return
    setBusy(null)
    if ('error' in result) return fail(failureText(result.error, 'stores.unavailable'))
    if (!result.place) return fail('stores.notFound')
    open({...search, address, place: result.place}, replace ? 'replace' : 'push')
  }

  const locate = () => {
    const own = (running.current += 1)
    setBusy('position')
    setProblem(null)
    navigator.geolocation.getCurrentPosition(
      ({coords: {latitude, longitude}}) => {
        if (own !== running.current) return
        void reverseGeocode(shop, {latitude, longitude})
          .catch(() => null)
          .then((named) => {
            if (own !== running.current) return
            setBusy(null)
            open({...search, address: named?.name ?? '', place: {latitude, longitude}})
          })
      },
      () => {
        if (own !== running.current) return
        setBusy(null)
        showToast({title: t('fit.stores.noLocation'), status: 'error'})
      },
      {timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS},
    )
  }

  // An address of a link, such as that of the footer's field, has no coordinates yet.
  const {address, place} = search
  const pending = address !== '' && place === null
  const start = useRef(run)
  start.current = run
  useEffect(() => {
    if (pending) void start.current(address, () => geocode(shop, address), true)
  }, [pending, address, shop])

  return {
    search,
    busy,
    problem,
    locate,
    clearProblem: () => setProblem(null),
    find: (text: string) => run(text, () => geocode(shop, text)),
    findPlace: (text: string, id: string) => run(text, () => geocodePlace(shop, id)),
  }
}

import {useEffect, useRef, useState} from 'react'
import {useMutation} from '@tanstack/react-query'
import {useHistory, useLocation} from 'react-router-dom'
import {failureText} from '@app/features/faults/public/fault-message'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {currentPosition} from '@app/shared/lib/current-position'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {showToast} from '@app/shared/ui/toast'
import {geocode, geocodePlace, reverseGeocode, type Geocoded} from './api/geocode'
import {parseStoreSearch, storeQueryString, type StoreSearch} from './model/store-search'

type Problem = Extract<MessageId, 'stores.notFound' | 'stores.unavailable' | 'error.offline'>

interface SearchRequest {
  readonly kind: 'address' | 'position'
  /** Null for an address that is not found. */
  readonly look: () => Promise<StoreSearch | null>
  readonly how?: 'push' | 'replace'
}

/** The search of the address, and the ways to start another one (rules STORE-2, STORE-3). */
export function useStoreSearch() {
  const t = useTranslate()
  const shop = useShop()
  const history = useHistory()
  const base = usePaths().stores()
  const {search: query} = useLocation()
  const search = parseStoreSearch(new URLSearchParams(query))
  const [problem, setProblem] = useState<Problem | null>(null)

  // The last search wins: unlike in `useAction`, a press during a call begins another one.
  const {mutate, isLoading, variables} = useMutation({
    mutationFn: ({look}: SearchRequest) => look(),
  })
  const run = (request: SearchRequest) => {
    setProblem(null)
    mutate(request, {
      onSuccess: (found) => {
        if (found) history[request.how ?? 'push'](base + storeQueryString(found))
        else setProblem('stores.notFound')
      },
      onError: (error) => {
        if (request.kind === 'address') setProblem(failureText(error, 'stores.unavailable'))
        showToast({title: t('advice.stores.noLocation'), status: 'error'})
      },
    })
  }
  const runAddress = (
    text: string,
    find: () => Promise<Geocoded | null>,
    how: SearchRequest['how'] = 'push',
  ) =>
    run({
      kind: 'address',
      how,
      look: async () => {
        const found = await find()
        return found && {...search, address: text, place: found}
      },
    })
  const locate = () =>
    run({
      kind: 'position',
      look: async () => {
        const position = await currentPosition()
        const named = await reverseGeocode(shop, position).catch(() => null)
        return {...search, address: named?.name ?? '', place: position}
      },
    })

  // An address of a link, such as that of the footer's field, has no coordinates yet.
  const {address, place} = search
  const pending = address !== '' && place === null
  const start = useRef(runAddress)
  start.current = runAddress
  useEffect(() => {
    if (pending) start.current(address, () => geocode(shop, address), 'replace')
  }, [pending, address, shop])

  return {
    search,
    busy: isLoading && variables ? variables.kind : null,
    problem,
    locate,
    clearProblem: () => setProblem(null),
    find: (text: string) => runAddress(text, () => geocode(shop, text)),
    findPlace: (text: string, id: string) => runAddress(text, () => geocodePlace(shop, id)),
  }
}

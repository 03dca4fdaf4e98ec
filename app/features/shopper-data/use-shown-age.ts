import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {connection} from '@app/shared/lib/connection'
import {isOwnRead, type Keeper} from './model/stored-reads'

/**
 * Says how old the shopper's own data on the page is while there is no connection (rule DEVICE-1). The age of the page
 * itself stays where it is higher.
 */
export function useShownAge(keeper: () => Keeper): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    let shown: number | undefined
    let ofPage: number | undefined
    const show = (): void => {
      const {online, storedAt} = connection.get()
      if (online) return void (shown = undefined)
      if (storedAt !== shown) ofPage = storedAt
      const times = cache
        .getAll()
        .filter((query) => query.isActive() && query.state.data !== undefined)
        .filter((query) => isOwnRead(query.queryKey, keeper()))
        .map(({state}) => state.dataUpdatedAt)
      const oldest = Math.min(...times, ofPage ?? Infinity)
      shown = Number.isFinite(oldest) ? oldest : undefined
      if (storedAt !== shown)
        connection.set({online, ...(shown !== undefined && {storedAt: shown})})
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    // After the components have followed: a part of the page that goes has its queries until then.
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(show)
    }
    later()
    const ends = [cache.subscribe(later), connection.subscribe(later)]
    return () => {
      ends.forEach((end) => end())
      clearTimeout(timer)
    }
  }, [queryClient, keeper])
}

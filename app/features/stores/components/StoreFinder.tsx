import {useEffect} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {storesQuery} from '../api/get-stores'
import {useStoreSearch} from '../use-store-search'
import {AddressSearch} from './AddressSearch'
import {StoreResults} from './StoreResults'
import styles from './StoreFinder.module.css'

/** The store finder: an address, the stores near it, and filters (rules STORE-2 to STORE-8). */
export function StoreFinder({page}: {page: PageComponent}) {
  const t = useTranslate()
  const shop = useShop()
  const finder = useStoreSearch()
  const {search, ...form} = finder
  const {
    data: found,
    isError,
    errorUpdatedAt,
  } = useCriticalQuery(storesQuery(shop, search), {
    page,
    keepPreviousData: true,
    staysOnFailure: true,
  })
  useEffect(() => {
    if (isError) showToast({title: t('advice.stores.noLocation'), status: 'error'})
  }, [isError, errorUpdatedAt, t])
  const track = useTrack()
  const hasPlace = search.place !== null
  useEffect(() => {
    if (found && hasPlace && !isError) {
      track({type: 'store_search', found: found.scope === 'near' ? found.stores.length : 0})
    }
  }, [found, hasPlace, isError, track])
  return (
    <div className={styles.page}>
      <h1>{t('header.findStore')}</h1>
      <AddressSearch key={search.address} initial={search.address} {...form} />
      <p role="alert" className={styles.failure}>
        {isError && t('advice.stores.failed')}
      </p>
      {found && (
        <StoreResults
          key={JSON.stringify(search.place)}
          found={found}
          productId={search.productId}
        />
      )}
    </div>
  )
}

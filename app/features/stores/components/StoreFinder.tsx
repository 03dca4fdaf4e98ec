import {useEffect, useState} from 'react'
import {useTrack} from '@app/features/analytics/use-track'
import {countryName} from '@app/shared/i18n/country-name'
import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {Button} from '@app/shared/ui/Button'
import {RADIUS, storesQuery, type StoresFound} from '../api/get-stores'
import {countryOf} from '../model/country'
import {filterStores, hasFilters, NO_FILTERS, servicesOf} from '../model/filters'
import {useStoreSearch} from '../use-store-search'
import {AddressSearch} from './AddressSearch'
import {useNow} from './OpenNow'
import {StoreCard} from './StoreCard'
import {StoreFilterBar} from './StoreFilterBar'
import styles from './StoreFinder.module.css'

/** Number of stores shown first (default limit of the store locator). */
const FIRST = 10

/** Sentence about what was found. */
function Summary({found: {stores, scope}}: {found: StoresFound}) {
  const t = useTranslate()
  const {locale, market, site} = useShop()
  if (stores.length === 0) return <p className={styles.summary}>{t('fit.stores.nowhere')}</p>
  const unit = market.distanceUnit === 'mi' ? 'mile' : 'kilometer'
  const texts = {
    near: () => t('fit.stores.count', {count: stores.length}),
    nearest: () =>
      t('stores.nearest', {
        distance: formatNumber(RADIUS, locale.id, {style: 'unit', unit, unitDisplay: 'short'}),
      }),
    country: () => t('stores.all', {country: countryName(countryOf(site), locale.id)}),
  }
  return <h2 className={styles.summary}>{texts[scope]()}</h2>
}

/** Found stores with their filters; the first ten, and the others on demand. */
function Results({found, withStock}: {found: StoresFound; withStock: boolean}) {
  const t = useTranslate()
  const now = useNow()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [all, setAll] = useState(false)
  const stores = filterStores(found.stores, filters, now)
  const shown = all ? stores : stores.slice(0, FIRST)
  return (
    <>
      <StoreFilterBar
        filters={filters}
        services={servicesOf(found.stores)}
        withStock={withStock}
        onChange={setFilters}
      />
      <div className={styles.results}>
        <div>
          <div role="status">
            <Summary found={found} />
            {stores.length === 0 && hasFilters(filters) && <p>{t('stores.noMatch')}</p>}
          </div>
          {stores.length === 0 && hasFilters(filters) && (
            <Button variant="secondary" onClick={() => setFilters(NO_FILTERS)}>
              {t('listing.noResults.clear')}
            </Button>
          )}
          <ul className={styles.list}>
            {shown.map((store) => (
              <StoreCard key={store.id} store={store} now={now} withStock={withStock} />
            ))}
          </ul>
          {shown.length < stores.length && (
            <Button variant="secondary" onClick={() => setAll(true)}>
              {t('stores.more')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** The store finder: an address, the stores near it, and filters (rules STORE-2 to STORE-8). */
export function StoreFinder({page}: {page: PageComponent}) {
  const t = useTranslate()
  const shop = useShop()
  const finder = useStoreSearch()
  const {search, ...form} = finder
  const {data: found} = useCriticalQuery(storesQuery(shop, search), {
    page,
    keepPreviousData: true,
  })
  const track = useTrack()
  const hasPlace = search.place !== null
  useEffect(() => {
    if (found && hasPlace) {
      track({type: 'store_search', found: found.scope === 'near' ? found.stores.length : 0})
    }
  }, [found, hasPlace, track])
  return (
    <div className={styles.page}>
      <h1>{t('header.findStore')}</h1>
      <AddressSearch key={search.address} initial={search.address} {...form} />
      {found && (
        <Results
          key={JSON.stringify(search.place)}
          found={found}
          withStock={search.productId !== ''}
        />
      )}
    </div>
  )
}

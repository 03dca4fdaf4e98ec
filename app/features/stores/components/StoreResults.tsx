import {useState} from 'react'
import {useDistance} from '@app/features/advice/public/use-distance'
import {RADIUS} from '@app/features/advice/public/get-stores-nearby'
import {countryName} from '@app/shared/i18n/country-name'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import type {StoresFound} from '../api/get-stores'
import {filterStores, hasFilters, NO_FILTERS, servicesOf} from '../model/filters'
import type {FoundStore} from '../model/store'
import {useNow} from './OpenNow'
import {StoreCard} from './StoreCard'
import {StoreFilterBar} from './StoreFilterBar'
import {StoreMap} from './StoreMap'
import styles from './StoreResults.module.css'

/** Number of stores shown first (default limit of the store locator). */
const FIRST = 10

/** Names of the countries in which stores are, in the order of the stores. */
const countriesOf = (stores: readonly FoundStore[], locale: string): string[] =>
  [...new Set(stores.map(({countryCode}) => countryCode))].map((code) => countryName(code, locale))

/** Sentence about what was found. */
function Summary({found: {stores, scope}}: {found: StoresFound}) {
  const t = useTranslate()
  const {locale, market} = useShop()
  const far = useDistance()
  if (stores.length === 0) return <p className={styles.summary}>{t('advice.stores.nowhere')}</p>
  const texts = {
    near: () => t('advice.stores.count', {count: stores.length}),
    nearest: () =>
      t('stores.nearest', {distance: far({distance: RADIUS, unit: market.distanceUnit})}),
    country: () =>
      t('stores.all', {country: formatList(countriesOf(stores, locale.id), locale.id)}),
  }
  return <h2 className={styles.summary}>{texts[scope]()}</h2>
}

/** On phones, the list or the map. */
function ViewSwitch({map, onChange}: {map: boolean; onChange: (map: boolean) => void}) {
  const t = useTranslate()
  return (
    <div role="group" aria-label={t('stores.map')} className={styles.switch}>
      {[false, true].map((isMap) => (
        <button
          key={String(isMap)}
          type="button"
          className={styles.choice}
          aria-pressed={map === isMap}
          onClick={() => onChange(isMap)}
        >
          {t(isMap ? 'stores.view.map' : 'stores.view.list')}
        </button>
      ))}
    </div>
  )
}

interface StoreListProps {
  stores: readonly FoundStore[]
  now: Date | null
  productId: string
  selected: string | null
  onSelect: (id: string) => void
}

/** The first ten stores, and the others on demand or when one of them is selected. */
function StoreList({stores, now, productId, selected, onSelect}: StoreListProps) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const first = stores.slice(0, FIRST)
  const isFirst = selected === null || first.some(({id}) => id === selected)
  const shown = all || !isFirst ? stores : first
  return (
    <>
      <ul className={styles.list}>
        {shown.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            now={now}
            productId={productId}
            selected={store.id === selected}
            onSelect={() => onSelect(store.id)}
          />
        ))}
      </ul>
      {shown.length < stores.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('stores.more')}
        </Button>
      )}
    </>
  )
}

/** Found stores as a list and on a map, with their filters. A store that is selected in one is marked in both. */
export function StoreResults({found, productId}: {found: StoresFound; productId: string}) {
  const t = useTranslate()
  const now = useNow()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [selected, setSelected] = useState<string | null>(null)
  const [onMap, setOnMap] = useState(false)
  const stores = filterStores(found.stores, filters, now)
  const isEmpty = stores.length === 0 && hasFilters(filters)
  const selectOnMap = (id: string) => {
    setSelected(id)
    // The card of a store beyond the first ten exists after the next render.
    requestAnimationFrame(() =>
      document.getElementById(`store-${id}`)?.scrollIntoView({block: 'nearest'}),
    )
  }
  const selectInList = (id: string) => {
    setSelected(id)
    setOnMap(true)
  }
  return (
    <>
      <StoreFilterBar
        filters={filters}
        services={servicesOf(found.stores)}
        withStock={productId !== ''}
        onChange={setFilters}
      />
      {found.stores.length > 0 && <ViewSwitch map={onMap} onChange={setOnMap} />}
      <div className={styles.results} data-map={onMap || undefined}>
        <div className={styles.found}>
          <div role="status">
            <Summary found={found} />
            {isEmpty && <p>{t('stores.noMatch')}</p>}
          </div>
          {isEmpty && (
            <Button variant="secondary" onClick={() => setFilters(NO_FILTERS)}>
              {t('listing.noResults.clear')}
            </Button>
          )}
          <StoreList
            stores={stores}
            now={now}
            productId={productId}
            selected={selected}
            onSelect={selectInList}
          />
        </div>
        {found.stores.length > 0 && (
          <div className={styles.aside}>
            <StoreMap stores={stores} selected={selected} onSelect={selectOnMap} />
          </div>
        )}
      </div>
    </>
  )
}

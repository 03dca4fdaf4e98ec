import {useTranslate} from '@app/shared/i18n/messages'
import type {StoreFilters} from '../model/filters'
import type {StoreService} from '../model/store'
import {SERVICE_TEXTS} from './StoreFacts'
import styles from './StoreFilterBar.module.css'

interface StoreFilterBarProps {
  filters: StoreFilters
  /** Services that can be chosen. */
  services: readonly StoreService[]
  /** True when the search is for a product. */
  withStock: boolean
  onChange: (filters: StoreFilters) => void
}

function Chip(props: {label: string; pressed: boolean; onPress: (pressed: boolean) => void}) {
  const {label, pressed, onPress} = props
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
    >
      {label}
    </button>
  )
}

/** Filters of the found stores: open now, product in stock, services (rule STORE-8). */
export function StoreFilterBar({filters, services, withStock, onChange}: StoreFilterBarProps) {
  const t = useTranslate()
  return (
    <div role="group" aria-label={t('stores.filters')} className={styles.bar}>
      <Chip
        label={t('stores.openNow')}
        pressed={filters.openNow}
        onPress={(openNow) => onChange({...filters, openNow})}
      />
      {withStock && (
        <Chip
          label={t('advice.stores.inStock')}
          pressed={filters.inStock}
          onPress={(inStock) => onChange({...filters, inStock})}
        />
      )}
      {services.map((service) => (
        <Chip
          key={service}
          label={t(SERVICE_TEXTS[service])}
          pressed={filters.services.includes(service)}
          onPress={(pressed) => {
            const others = filters.services.filter((one) => one !== service)
            onChange({...filters, services: pressed ? [...others, service] : others})
          }}
        />
      ))}
    </div>
  )
}

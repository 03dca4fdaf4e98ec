import {useDistance} from '@app/features/advice/public/use-distance'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {directionsHref, type FoundStore} from '../model/store'
import {storeQueryString} from '../model/store-search'
import {OpenNow} from './OpenNow'
import {StoreAddress, StoreServices, StoreStockLine} from './StoreFacts'
import styles from './StoreCard.module.css'

interface StoreCardProps {
  store: FoundStore
  now: Date | null
  /** Product of the search, whose stock is shown; '' for none. */
  productId?: string
  selected?: boolean
  /** Shows the store on the map; without it, the store has no such button. */
  onSelect?: () => void
}

/** One store in a list: its id is `store-{id}`, so that the map can lead to it. */
export function StoreCard({store, now, productId = '', selected, onSelect}: StoreCardProps) {
  const t = useTranslate()
  const paths = usePaths()
  const distance = useDistance()(store)
  return (
    <li id={`store-${store.id}`} className={styles.card} data-selected={selected || undefined}>
      <h3 className={styles.name}>
        <AppLink to={paths.store(store.id) + storeQueryString({productId})}>{store.name}</AppLink>
      </h3>
      {distance && <p className={styles.distance}>{distance}</p>}
      <div className={styles.facts}>
        <OpenNow {...store} now={now} />
        {productId && <StoreStockLine stock={store.stock} />}
        <StoreAddress store={store} />
        <StoreServices services={store.services} />
      </div>
      <div className={styles.actions}>
        {store.place && onSelect && (
          <button
            type="button"
            className={styles.action}
            aria-pressed={selected ?? false}
            onClick={onSelect}
          >
            {t('stores.showOnMap')}
            <VisuallyHidden>: {store.name}</VisuallyHidden>
          </button>
        )}
        {store.place && (
          <a
            className={styles.action}
            href={directionsHref(store.place)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('stores.directions')}
            <VisuallyHidden>
              : {store.name} {t('a11y.opensInNewTab')}
            </VisuallyHidden>
          </a>
        )}
      </div>
    </li>
  )
}

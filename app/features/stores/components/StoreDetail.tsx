import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {formatLocale} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {ButtonLink} from '@app/shared/ui/Button'
import {JsonLd} from '@app/shared/ui/JsonLd'
import type {NamedProduct} from '../api/get-stores'
import {writtenHours} from '../model/opening-hours'
import {directionsHref, type FoundStore, foundStoreOf} from '../model/store'
import {localBusiness} from '../model/structured-data'
import {OpenNow, useNow} from './OpenNow'
import {StoreCard} from './StoreCard'
import {StoreAddress, StoreServices, StoreStockLine} from './StoreFacts'
import styles from './StoreDetail.module.css'
import {useSearchStores} from '@salesforce/commerce-sdk-react'
import {NEAREST} from '@app/features/advice/public/get-stores-nearby'

/** The stores nearest to a store, at any distance. None until they are read, and none for a store without a place. */
function useOtherStores({id, place}: FoundStore): readonly FoundStore[] {
  const {distanceUnit} = useShop().market
  const {data} = useSearchStores(
    {parameters: {...place, distanceUnit, limit: NEAREST + 1}},
    {enabled: place !== null},
  )
  const others = (data?.data ?? []).filter((store) => store.id !== id)
  return others.slice(0, NEAREST).map((store) => foundStoreOf(store, [], distanceUnit))
}

/** The stores that are nearest to a store; hidden when they cannot be read. */
function OtherStores({store, now}: {store: FoundStore; now: Date | null}) {
  const t = useTranslate()
  const others = useOtherStores(store)
  if (others.length === 0) return null
  return (
    <section className={styles.others}>
      <h2 className={styles.subtitle}>{t('stores.others')}</h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <StoreCard key={other.id} store={other} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** Stock of the product that the shopper looks for. */
function ProductStock({store, product}: {store: FoundStore; product: NamedProduct}) {
  const paths = usePaths()
  return (
    <section className={styles.product}>
      <h2 className={styles.subtitle}>
        <AppLink to={paths.product(product.id)}>{product.name}</AppLink>
      </h2>
      <StoreStockLine stock={store.stock} />
    </section>
  )
}

/** Structured data of a store, with the shop's logo as its picture: stores have none of their own. */
function StoreData({store}: {store: FoundStore}) {
  const {origin, site} = useShop()
  const paths = usePaths()
  const logo = site.pictures?.logo ?? getAssetUrl('static/ico/icon-512.png')
  const image = new URL(logo, origin).href
  return <JsonLd json={localBusiness(store, origin + paths.store(store.id), image)} />
}

interface StoreDetailProps {
  store: FoundStore
  /** Product whose stock is shown. */
  product: NamedProduct | null
}

/** The page of one store: address, opening hours, services, directions, and other stores near it (rule STORE-9). */
export function StoreDetail({store, product}: StoreDetailProps) {
  const t = useTranslate()
  const paths = usePaths()
  const now = useNow()
  const written = writtenHours(store.openingHours, formatLocale(useShop().locale.id))
  return (
    <div className={styles.page}>
      <StoreData store={store} />
      <Breadcrumbs
        items={[
          {label: t('breadcrumb.home'), to: paths.home()},
          {label: t('header.stores'), to: paths.stores()},
          {label: store.name},
        ]}
      />
      <h1>{store.name}</h1>
      {product && <ProductStock store={store} product={product} />}
      <div className={styles.columns}>
        <section className={styles.part}>
          <h2 className={styles.subtitle}>{t('stores.address.title')}</h2>
          <StoreAddress store={store} />
          {store.email && (
            <a className={styles.mail} href={`mailto:${store.email}`} dir="ltr">
              {store.email}
            </a>
          )}
          {store.place && (
            <ButtonLink to={directionsHref(store.place)} target="_blank">
              {t('stores.directions')}
            </ButtonLink>
          )}
        </section>
        <section className={styles.part}>
          <h2 className={styles.subtitle}>{t('advice.stores.hours')}</h2>
          <OpenNow {...store} now={now} />
          {(written.length > 0 ? written : store.hours).map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </section>
        {store.services.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.subtitle}>{t('stores.services')}</h2>
            <StoreServices services={store.services} />
          </section>
        )}
      </div>
      <OtherStores store={store} now={now} />
    </div>
  )
}

import {useQuery} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {ButtonLink} from '@app/shared/ui/Button'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {otherStoresQuery} from '../api/get-stores'
import {directionsHref, type FoundStore} from '../model/store'
import {localBusiness} from '../model/structured-data'
import {OpenNow, useNow} from './OpenNow'
import {StoreCard} from './StoreCard'
import {StoreAddress, StoreServices} from './StoreFacts'
import styles from './StoreDetail.module.css'

/** The stores that are nearest to a store; hidden when they cannot be read. */
function OtherStores({store, now}: {store: FoundStore; now: Date | null}) {
  const t = useTranslate()
  const shop = useShop()
  const {data: others = []} = useQuery(otherStoresQuery(shop, store))
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

/** The page of one store: address, opening hours, services, directions, and other stores near it (rule STORE-9). */
export function StoreDetail({store}: {store: FoundStore}) {
  const t = useTranslate()
  const paths = usePaths()
  const now = useNow()
  const {origin} = useShop()
  return (
    <div className={styles.page}>
      <JsonLd json={localBusiness(store, origin + paths.store(store.id))} />
      <Breadcrumbs
        items={[
          {label: t('breadcrumb.home'), to: paths.home()},
          {label: t('header.stores'), to: paths.stores()},
          {label: store.name},
        ]}
      />
      <h1>{store.name}</h1>
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
          <h2 className={styles.subtitle}>{t('fit.stores.hours')}</h2>
          <OpenNow {...store} now={now} />
          {store.hours.map((line) => (
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

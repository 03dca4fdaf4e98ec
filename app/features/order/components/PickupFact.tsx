import {AddressText} from '@app/features/address/components/AddressText'
import {useTranslate} from '@app/shared/i18n/messages'
import {useStoreHours} from '../use-store-hours'
import type {OrderPickup} from '../model/order'
import styles from './PickupFact.module.css'

/** The store of a pickup with its address and opening hours; without the hours when they cannot be read. */
export function PickupFact({pickup}: {pickup: OrderPickup}) {
  const t = useTranslate()
  const hours = useStoreHours(pickup.storeId)
  return (
    <>
      <strong className={styles.name}>{pickup.store}</strong>
      <AddressText address={pickup.address} className={styles.address} />
      {hours.length > 0 && (
        <details className={styles.hours}>
          <summary>{t('fit.stores.hours')}</summary>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </>
  )
}

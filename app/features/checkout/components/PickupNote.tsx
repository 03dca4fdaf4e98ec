import {AddressText} from '@app/features/address/public/AddressText'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {Pickup} from '@app/features/basket/public/delivery'
import styles from './PickupNote.module.css'

/** The store from which goods are picked up, with its address and when they are ready. */
export function PickupNote({pickup}: {pickup: Pickup}) {
  const t = useTranslate()
  const {store, address, ready} = pickup
  // The name of the store is the heading: the address has it as company and last name.
  const place = {...address, companyName: '', firstName: '', lastName: ''}
  return (
    <section className={styles.pickup}>
      <Icon name="pin" size={20} />
      <div>
        <h3 className={styles.title}>{t('pickup.line', {store})}</h3>
        <AddressText
          address={fromOrderAddress(place, address.countryCode ?? '')}
          className={styles.address}
        />
        {ready && <p className={styles.ready}>{ready}</p>}
      </div>
    </section>
  )
}

import {AddressText} from '@app/features/address/components/AddressText'
import {useTranslate} from '@app/shared/i18n/messages'
import type {OrderDelivery} from '../model/order'
import styles from './Confirmation.module.css'

/** One of several deliveries of an order: goods, address, method and gift message. */
export function DeliveryFact({delivery}: {delivery: OrderDelivery}) {
  const t = useTranslate()
  const {address, goods, method, giftMessage} = delivery
  return (
    <>
      <ul className={styles.goods}>
        {goods.map(({name, quantity}, index) => (
          <li key={index}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <AddressText address={address} className={styles.address} />
      <p>{method}</p>
      {giftMessage && (
        <p>
          {t('cart.gift.label')}: <span className={styles.gift}>{giftMessage}</span>
        </p>
      )}
    </>
  )
}

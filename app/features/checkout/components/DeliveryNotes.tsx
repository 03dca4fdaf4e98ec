import {AddressText} from '@app/features/address/public/AddressText'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import {DEFAULT_SHIPMENT_ID, type Basket} from '@app/features/basket/public/basket'
import {deliveryAddressOf, deliveryShipmentsOf, itemsIn} from '@app/features/basket/public/delivery'
import {useTranslate} from '@app/shared/i18n/messages'
import styles from './SeveralAddresses.module.css'

/** The deliveries to several addresses: goods, address, method and gift message of each. */
export function DeliveryNotes({basket}: {basket: Basket}) {
  const t = useTranslate()
  return (
    <>
      {deliveryShipmentsOf(basket).map((shipment, index) => {
        const {shipmentId = DEFAULT_SHIPMENT_ID, shippingMethod, giftMessage} = shipment
        return (
          <section key={shipmentId} className={styles.noted}>
            <h3 className={styles.subtitle}>{t('checkout.several.title', {number: index + 1})}</h3>
            <ul className={styles.rest}>
              {itemsIn(basket, shipmentId).map(({itemId, quantity, productName}) => (
                <li key={itemId}>{`${quantity ?? 1} × ${productName}`}</li>
              ))}
            </ul>
            <AddressText
              address={fromOrderAddress(deliveryAddressOf(shipment), '')}
              className={styles.address}
            />
            {shippingMethod?.name && <p className={styles.note}>{shippingMethod.name}</p>}
            {giftMessage && (
              <p className={styles.note}>{`${t('cart.gift.label')}: ${giftMessage}`}</p>
            )}
          </section>
        )
      })}
    </>
  )
}

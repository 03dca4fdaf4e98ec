import {useShop} from '@app/shared/lib/shop-context'
import {ContentOnlyCart} from '@app/features/basket/components/ContentOnlyCart'
import {Checkout} from './Checkout'
import styles from './Checkout.module.css'

/** Selects the checkout page of this site. */
export function CheckoutView() {
  const {site} = useShop()
  return (
    <div className={styles.page}>{site.isContentOnlySite ? <ContentOnlyCart /> : <Checkout />}</div>
  )
}

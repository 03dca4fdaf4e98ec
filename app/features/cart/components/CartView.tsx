import {useShop} from '@app/shared/lib/shop-context'
import {Cart} from './Cart'
import {ContentOnlyCart} from '@app/features/basket/public/CartNotice'
import styles from './Cart.module.css'

/** Selects the cart page of this site. */
export function CartView() {
  const {site} = useShop()
  return (
    <div className={styles.page}>{site.isContentOnlySite ? <ContentOnlyCart /> : <Cart />}</div>
  )
}

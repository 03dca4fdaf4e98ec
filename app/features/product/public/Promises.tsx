import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {overridable} from '@app/shared/lib/overrides'
import {promises} from '../model/promises'
import styles from './Promises.module.css'

/** Message with the delivery time, by site. */
const DELIVERY: Readonly<Record<string, MessageId>> = {
  DEU: 'product.delivery.DEU',
  JPN: 'product.delivery.JPN',
  USA: 'product.delivery.USA',
}

/**
 * Delivery, return and warranty promises beside the button.
 * @param withDelivery false where the product cannot be delivered
 * @param warrantyOnly for products that are made to order or sold by a partner: no delivery day, no return
 */
export function DefaultPromises({
  withDelivery,
  warrantyOnly = false,
}: {
  withDelivery: boolean
  warrantyOnly?: boolean
}) {
  const t = useTranslate()
  const {site, market} = useShop()
  const delivery = DELIVERY[site.id]
  return (
    <ul className={styles.promises}>
      {withDelivery && delivery && !warrantyOnly && (
        <li>
          <Icon name="truck" size={20} />
          {t(delivery)}
        </li>
      )}
      {!warrantyOnly && (
        <li>
          <Icon name="return" size={20} />
          {t('product.promise.returns', {days: promises.returnDays})}
        </li>
      )}
      <li>
        <Icon name="shield" size={20} />
        {t('product.promise.warranty', {years: promises.warrantyYears})}
      </li>
      {market.guarantee && (
        <li>
          <Icon name="check" size={20} />
          <a href="#legal-guarantee">{t('guarantee.title')}</a>
        </li>
      )}
    </ul>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/Promises.tsx`. */
export const Promises = overridable('product/Promises', DefaultPromises)

import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {findWarranty} from '../api/serial-number'
import {useWarranties} from '../public/warranties'
import {NumberCheck} from './NumberCheck'
import {RegistrationForm} from './RegistrationForm'
import {WarrantyList} from './WarrantyList'
import styles from './warranty.module.css'

/** Registered products of a signed-in customer; nothing for others, and when they cannot be read. */
function OwnProducts() {
  const t = useTranslate()
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data = []} = useWarranties({customerId})
  if (data.length === 0) return null
  return (
    <section aria-labelledby="portal-mine">
      <h2 id="portal-mine">{t('portal.mine')}</h2>
      <WarrantyList warranties={data} />
    </section>
  )
}

/** Own products, look-up of a serial number, and registration; open to guests (rules SERVE-9 to SERVE-11). */
export function WarrantyPortal() {
  const t = useTranslate()
  const shop = useShop()
  return (
    <div className={styles.sections}>
      <OwnProducts />
      <RegistrationForm />
      <NumberCheck
        title={t('portal.lookup.title')}
        label={t('warranty.serial')}
        none="portal.lookup.none"
        find={(number) => findWarranty(shop, number)}
      >
        {(found) => <WarrantyList warranties={[found]} />}
      </NumberCheck>
    </div>
  )
}

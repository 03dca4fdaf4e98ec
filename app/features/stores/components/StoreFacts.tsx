import {emptyAddress} from '@app/features/address/public/address-rules'
import {useRegions} from '@app/features/address/public/AddressText'
import {addressLines} from '@app/features/address/public/written-address'
import type {StoreStock} from '@app/features/advice/public/store-stock'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {FoundStore, StoreService} from '../model/store'
import styles from './StoreFacts.module.css'

export const SERVICE_TEXTS: Readonly<Record<StoreService, MessageId>> = {
  advice: 'stores.service.advice',
  trial: 'stores.service.trial',
  repair: 'stores.service.repair',
  nursing: 'stores.service.nursing',
  parking: 'stores.service.parking',
  pickup: 'stores.service.pickup',
}

const STOCK_TEXTS: Readonly<Record<StoreStock, MessageId>> = {
  instock: 'advice.stores.inStock',
  few: 'advice.stores.few',
  none: 'advice.stores.none',
  unknown: 'advice.stores.unknown',
}

/** Address in the written format of its country, with the telephone number. */
export function StoreAddress({store}: {store: FoundStore}) {
  const {locale} = useShop()
  const {regions} = useRegions(store.countryCode)
  const {street, postalCode, city, stateCode, phone, countryCode} = store
  const address = {...emptyAddress(countryCode), address1: street, postalCode, city, stateCode}
  return (
    <address className={styles.address}>
      {joinNames(addressLines(address, locale.id.slice(0, 2), '', regions), locale.id)}
      {phone && (
        <>
          <br />
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </>
      )}
    </address>
  )
}

/** The services that the shop has a text for. */
export function StoreServices({services}: Pick<FoundStore, 'services'>) {
  const t = useTranslate()
  if (services.length === 0) return null
  return (
    <ul className={styles.services} aria-label={t('stores.services')}>
      {services.map((service) => (
        <li key={service} className={styles.service}>
          {t(SERVICE_TEXTS[service])}
        </li>
      ))}
    </ul>
  )
}

/** Stock of the product that the search is for. */
export function StoreStockLine({stock}: Pick<FoundStore, 'stock'>) {
  const t = useTranslate()
  return (
    <p className={styles.stock} data-stock={stock}>
      {t(STOCK_TEXTS[stock])}
    </p>
  )
}

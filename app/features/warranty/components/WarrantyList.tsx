import {useState} from 'react'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {RegisteredProduct} from '../api/serial-number'
import {daysLeft} from '../public/warranties'
import styles from './warranty.module.css'

function WarrantyRow({warranty}: {warranty: RegisteredProduct}) {
  const t = useTranslate()
  const {locale} = useShop()
  const [now] = useState(() => Date.now())
  const days = daysLeft(warranty.endsOn, now)
  return (
    <li className={styles.row}>
      <p className={styles.name}>{warranty.productName}</p>
      <p>
        {t('warranty.serial')}: <bdi>{warranty.serialNumber}</bdi>
      </p>
      <p>
        {t('warranty.until', {date: formatDate(warranty.endsOn, locale.id)})}{' '}
        <span className={styles.left}>
          {days >= 0 ? t('warranty.left', {days}) : t('warranty.ended')}
        </span>
      </p>
    </li>
  )
}

/** Registered products with the end of their warranty. */
export function WarrantyList({warranties}: {warranties: readonly RegisteredProduct[]}) {
  return (
    <ul className={styles.list}>
      {warranties.map((warranty) => (
        <WarrantyRow key={warranty.serialNumber} warranty={warranty} />
      ))}
    </ul>
  )
}

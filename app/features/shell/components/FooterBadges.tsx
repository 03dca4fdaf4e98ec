import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {IconName} from '@app/shared/ui/icon-shapes'
import styles from './FooterBadges.module.css'

interface Badge {
  icon?: IconName
  /** A brand name, which is the same in every language, or a message. */
  label: {name: string} | {id: MessageId}
}

const badges: Readonly<Record<string, Badge>> = {
  visa: {label: {name: 'Visa'}},
  mastercard: {label: {name: 'Mastercard'}},
  amex: {label: {name: 'American Express'}},
  invoice: {icon: 'invoice', label: {id: 'checkout.payment.invoice'}},
  parcel: {icon: 'truck', label: {id: 'footer.shipping.parcel'}},
  express: {icon: 'truck', label: {id: 'footer.shipping.express'}},
}

interface FooterBadgesProps {
  title: string
  /** Ids from the content asset; unknown ones are left out. */
  ids: readonly string[]
}

/** Payment or shipping methods, as small labels (rule FRAME-10). */
export function FooterBadges({title, ids}: FooterBadgesProps) {
  const t = useTranslate()
  const known = ids.flatMap((id) => {
    const badge = badges[id]
    return badge ? [{id, ...badge}] : []
  })
  if (known.length === 0) return null
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {known.map(({id, icon, label}) => (
          <li key={id} className={styles.badge}>
            {icon && <Icon name={icon} size={16} />}
            {'name' in label ? <span translate="no">{label.name}</span> : t(label.id)}
          </li>
        ))}
      </ul>
    </div>
  )
}

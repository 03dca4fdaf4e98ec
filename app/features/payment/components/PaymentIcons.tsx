import {ICON_HEIGHT, ICON_WIDTH, type PaymentIcon} from '../model/payment-icons'
import styles from './PaymentIcons.module.css'

interface PaymentIconsProps {
  icons: readonly PaymentIcon[]
  /** Name of the icons' method where a text beside them says it already: the same name is not repeated. */
  beside?: string
}

/** Icons of payment methods in one row, named for screen readers. */
export function PaymentIcons({icons, beside}: PaymentIconsProps) {
  return (
    <span className={styles.icons}>
      {icons.map(({id, name, src}) => (
        <img
          key={id}
          src={src}
          alt={name === beside ? '' : name}
          title={name}
          width={ICON_WIDTH}
          height={ICON_HEIGHT}
        />
      ))}
    </span>
  )
}

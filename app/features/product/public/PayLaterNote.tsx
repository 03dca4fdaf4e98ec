import {PayLater, type PayLaterProps} from './PayLater'
import styles from './PayLater.module.css'

/** The message about paying later where it comes after the page (rule PRICE-10). Default export: lazy. */
export default function PayLaterNote(props: PayLaterProps) {
  return (
    <div className={styles.note}>
      <PayLater {...props} />
    </div>
  )
}

import {PayLater} from './PayLater'
import styles from './PayLater.module.css'

/** The message about paying later on pages without a price (rule PRICE-10). Default export: lazy. */
export default function PayLaterNote({placement}: {placement: 'home' | 'category'}) {
  return (
    <div className={styles.note}>
      <PayLater placement={placement} />
    </div>
  )
}

import {Quiet} from '@app/shared/ui/Deferred'
import {useAdviceSlots, type ExpressProps} from './advice-slots'
import {usePageSettings} from './use-page-settings'
import styles from './BuyBox.module.css'

/** Express payment below the purchase button; its space is reserved. Empty where the site has none. */
export function ExpressSlot(props: ExpressProps) {
  const {Express} = useAdviceSlots()
  const {express} = usePageSettings()
  if (!Express || !express) return null
  return (
    <div className={styles.express}>
      <Quiet>
        <Express {...props} />
      </Quiet>
    </div>
  )
}

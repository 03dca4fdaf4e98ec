import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {choosingFlag} from '../compare-mode'
import {useCompared} from '../compare-store'
import styles from './CompareSwitch.module.css'

/** Lays boxes on the tiles of a listing; they stay while something is to be compared. */
export function CompareSwitch() {
  const t = useTranslate()
  const {site} = useShop()
  const some = useCompared(site.id).length > 0
  const choosing = choosingFlag.useValue()
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={choosing || some}
      onClick={() => choosingFlag.set(!choosing)}
    >
      <Icon name="compare" size={20} />
      {t('compare.compare')}
    </button>
  )
}

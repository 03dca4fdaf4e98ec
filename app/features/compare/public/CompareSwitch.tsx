import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {comparingFlag} from './compare-mode'
import styles from './CompareSwitch.module.css'

/** Toggles the checkboxes on the tiles of a listing that select products to compare. */
export function CompareSwitch() {
  const t = useTranslate()
  const comparing = comparingFlag.useValue()
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={comparing}
      onClick={() => comparingFlag.set(!comparing)}
    >
      <Icon name="compare" size={20} />
      {t('compare.compare')}
    </button>
  )
}

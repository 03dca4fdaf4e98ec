import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {ComparedItem} from '../model/compare-list'
import {useCompare} from '../public/use-compare'
import styles from './CompareBox.module.css'

/** Checkbox on the picture of a tile that adds the product to the comparison. */
export function CompareBox({item}: {item: ComparedItem}) {
  const t = useTranslate()
  const {has, toggle} = useCompare()
  const chosen = has(item.id)
  return (
    <button
      type="button"
      className={styles.box}
      aria-pressed={chosen}
      aria-label={t('compare.product', {product: item.name})}
      onClick={() => toggle(item)}
    >
      <span className={styles.pill}>
        <span className={styles.check}>{chosen && <Icon name="check" size={14} />}</span>
        {t('compare.compare')}
      </span>
    </button>
  )
}

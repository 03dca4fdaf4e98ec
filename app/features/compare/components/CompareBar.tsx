import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import {refusedFlag} from '../compare-store'
import {MAX_COMPARED, type ComparedItem} from '../model/compare-list'
import {passFocusOn} from '../pass-focus-on'
import {useCompare} from '../public/use-compare'
import styles from './CompareBar.module.css'

interface CompareBarProps {
  items: readonly ComparedItem[]
  onCompare: () => void
  /** Called when a click is likely, for preloading. */
  onPrepare: () => void
}

function Chosen({item}: {item: ComparedItem}) {
  const t = useTranslate()
  const {toggle} = useCompare()
  return (
    <li className={styles.item}>
      {item.image && (
        <Thumbnail className={styles.picture} src={item.image} alt={item.name} width={56} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('compare.remove', {product: item.name})}
        data-takes-out=""
        onClick={({currentTarget}) => {
          passFocusOn(currentTarget, currentTarget.closest('ul'))
          toggle(item)
        }}
      >
        <span>
          <Icon name="close" size={14} />
        </span>
      </button>
    </li>
  )
}

/** Bar with the products to compare, at the lower edge of every page. */
export function CompareBar({items, onCompare, onPrepare}: CompareBarProps) {
  const t = useTranslate()
  const {clear} = useCompare()
  const refused = refusedFlag.useValue()
  const left = Array.from({length: MAX_COMPARED - items.length}, (_, index) => index)
  return (
    <section className={styles.bar} aria-label={t('compare.title')} data-compare-bar="">
      <p className={styles.refused} role="alert">
        {refused && t('compare.full', {n: MAX_COMPARED})}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <Chosen key={item.id} item={item} />
        ))}
        {left.map((index) => (
          <li key={index} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
      <p className={styles.count} role="status">
        {t('compare.count', {count: items.length, n: MAX_COMPARED})}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          className={styles.compare}
          onClick={onCompare}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          aria-haspopup="dialog"
        >
          {t('compare.compare')}
        </Button>
        <button
          type="button"
          className={styles.clear}
          aria-label={t('compare.clear')}
          onClick={clear}
        >
          <RareIcon name="trash" size={20} />
        </button>
      </div>
    </section>
  )
}

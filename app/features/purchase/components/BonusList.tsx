import {useId} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {Picture} from '@app/shared/ui/Picture'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {BonusProduct} from '../model/bonus-products'
import styles from './BonusList.module.css'

interface BonusListProps {
  products: readonly BonusProduct[]
  /** Ids of the selected products. */
  selected: readonly string[]
  /** Only one can be selected: a new selection replaces it. */
  single: boolean
  /** The maximum is selected. */
  full: boolean
  onToggle: (id: string) => void
}

/** Bonus products as cards that are selected by pointer, touch or keyboard. */
export function BonusList({products, selected, single, full, onToggle}: BonusListProps) {
  const t = useTranslate()
  const text = usePriceText()
  const name = useId()
  return (
    <fieldset className={styles.list}>
      <legend>
        <VisuallyHidden>{t('bonus.title')}</VisuallyHidden>
      </legend>
      {products.map(({id, name: product, choices, image, price, taxRate}) => {
        const checked = selected.includes(id)
        return (
          <label key={id} className={styles.card}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              className={styles.control}
              checked={checked}
              disabled={!single && full && !checked}
              onChange={() => onToggle(id)}
            />
            <span className={styles.frame}>
              {image && (
                <Picture
                  src={image}
                  alt=""
                  width={168}
                  height={192}
                  widths={[168, 336]}
                  sizes="(min-width: 768px) 168px, 40vw"
                  fit="cut"
                />
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{product}</span>
              {choices.length > 0 && <span className={styles.choices}>{choices.join(' · ')}</span>}
              <span className={styles.price}>
                {price !== undefined && <s>{text.price(price, taxRate)}</s>}{' '}
                <strong>{t('product.price.free')}</strong>
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

const CARDS = [1, 2, 3]

/** Placeholder of the cards. */
export function BonusListSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {CARDS.map((card) => (
        <Skeleton key={card} className={styles.skeleton} />
      ))}
    </div>
  )
}

import {classNames} from '@app/shared/ui/class-names'
import {isFree, type PriceModel} from '../model/price'
import {usePriceText, type PriceText} from './use-price-text'
import styles from './PriceTag.module.css'

type PriceSize = 'small' | 'large'

interface WrittenPriceProps {
  price: PriceModel
  text: PriceText
  size?: PriceSize
}

function currentPrice(price: PriceModel, {t, money}: PriceText): string {
  if (price.max !== undefined) return t('product.price.from', {price: money(price.amount)})
  return isFree(price) ? t('product.price.free') : money(price.amount)
}

/**
 * A price without hooks, for lists of many. In a shop of the European Union the price before a
 * reduction is the lowest of the last 30 days: the list book is what the shop charged until then.
 */
export function WrittenPrice({price, text, size = 'small'}: WrittenPriceProps) {
  const {t, money, withLowestPrice} = text
  const current = currentPrice(price, text)
  if (price.list === undefined) {
    return <p className={classNames(styles.price, styles[size])}>{current}</p>
  }
  const list = money(price.list)
  return (
    <div className={classNames(styles.price, styles[size])}>
      <p className={styles.amounts}>
        <span className={styles.reduced}>{current}</span>{' '}
        <span className={styles.hidden}>{t('product.price.was', {price: list})}</span>
        <s className={styles.list} aria-hidden="true">
          {list}
        </s>
      </p>
      {withLowestPrice && (
        <p className={styles.note}>{t('product.price.lowest30Days', {price: list})}</p>
      )}
    </div>
  )
}

/** A price as the country writes it; the regular price is struck through beside a reduced one. */
export function PriceTag({price, size}: {price: PriceModel; size?: PriceSize}) {
  return <WrittenPrice price={price} text={usePriceText()} size={size} />
}

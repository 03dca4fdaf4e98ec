import {overridable} from '@app/shared/lib/overrides'
import {classNames} from '@app/shared/ui/class-names'
import {netPrice, priceForm, type PriceModel, usePriceText, type PriceText} from './price'
import hiddenText from '@app/shared/ui/VisuallyHidden.module.css'
import styles from './PriceTag.module.css'

type PriceSize = 'small' | 'large'

interface WrittenPriceProps {
  price: PriceModel
  text: PriceText
  size?: PriceSize
}

function currentPrice(price: PriceModel, {t, money}: PriceText): string {
  const amount = money(price.amount)
  switch (priceForm(price)) {
    case 'free':
      return t('product.price.free')
    case 'from':
      return t('product.price.from', {price: amount})
    case 'range':
      return t('product.price.range', {from: amount, to: money(price.max ?? price.amount)})
    case 'single':
      return amount
  }
}

export interface PriceAmountsProps {
  /** Formatted price, such as "from 349.00 €" or "Free". */
  current: string
  /** Formatted regular price of a reduced product. */
  list?: string
  /** The regular price for screen readers, such as "Was 399.00 €". */
  was?: string
}

/** The amounts of a price in one line; legally required notes are rendered below it. */
export function DefaultPriceAmounts({current, list, was}: PriceAmountsProps) {
  if (!list) return <>{current}</>
  return (
    <>
      <span className={styles.reduced}>{current}</span>{' '}
      <span className={hiddenText.hidden}>{was}</span>
      <s className={styles.list} aria-hidden="true">
        {list}
      </s>
    </>
  )
}

/** Replaceable by `overrides/<SITE>/components/catalog/PriceAmounts.tsx`. */
export const PriceAmounts = overridable('catalog/PriceAmounts', DefaultPriceAmounts)

/** The lowest price of 30 days, where the law of the market asks for it. */
function lowestNote({list, lowest = list}: PriceModel, text: PriceText): string | null {
  const {t, money, withLowestPrice} = text
  return list !== undefined && lowest !== undefined && withLowestPrice
    ? t('product.price.lowest30Days', {price: money(lowest)})
    : null
}

/**
 * Renders a price without hooks, for long lists. In a shop of the European Union the lowest price of
 * the last 30 days is shown beside a reduction; where the backend returns none, the list price is used,
 * because the shop charged it until the reduction.
 */
export function WrittenPrice({price: gross, text, size = 'small'}: WrittenPriceProps) {
  const {t, money, net} = text
  const {taxRate} = gross
  const price = net && taxRate !== undefined ? netPrice(gross, taxRate) : gross
  const current = currentPrice(price, text)
  const lowest = lowestNote(price, text)
  const netNote = net && taxRate !== undefined ? t('product.price.net') : null
  const list = price.list === undefined ? undefined : money(price.list)
  if (list === undefined && netNote === null) {
    return (
      <p className={classNames(styles.price, styles[size])} data-price="" {...text.gross}>
        <PriceAmounts current={current} />
      </p>
    )
  }
  return (
    <div
      className={classNames(styles.price, styles[size])}
      data-price=""
      {...text.gross}
      data-duty={list === undefined ? undefined : 'reduction'}
    >
      <p className={styles.amounts}>
        <PriceAmounts
          current={current}
          list={list}
          was={list && t('product.price.was', {price: list})}
        />
      </p>
      {lowest !== null && (
        <p className={styles.note} data-duty="lowest-price">
          {lowest}
        </p>
      )}
      {netNote !== null && <p className={styles.note}>{netNote}</p>}
    </div>
  )
}

/** A price in the format of the country; the regular price is struck through beside a reduced price. */
export function PriceTag({price, size}: {price: PriceModel; size?: PriceSize}) {
  return <WrittenPrice price={price} text={usePriceText()} size={size} />
}

import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {classNames} from '@app/shared/ui/class-names'
import type {LineProducts} from '../api/get-line-products'
import type {BasketLine, LinePart} from '../model/basket-lines'
import styles from './LineChoices.module.css'

interface LineChoicesProps {
  line: Pick<BasketLine, 'productId' | 'engraving' | 'parts'>
  /** Products by id; undefined until they are loaded. */
  products: LineProducts | undefined
  className?: string
}

/** Returns the text of a bundle part with its selected values. */
function usePartText(products: LineProducts | undefined): (part: LinePart) => string {
  const t = useTranslate()
  const {locale} = useShop()
  return ({productId, name, quantity}) => {
    const product = products?.[productId]
    const words = [product?.name ?? name, ...(product?.choices ?? []).map(({value}) => value)]
    const text = joinNames(words, locale.id)
    return quantity > 1 ? t('cart.item.part', {n: quantity, name: text}) : text
  }
}

/** Selected variation values of a line, such as colour and size, its engraving and its bundle parts. */
export function LineChoices({line, products, className}: LineChoicesProps) {
  const t = useTranslate()
  const partText = usePartText(products)
  const {engraving, parts = []} = line
  const product = products?.[line.productId]
  const facts = [
    ...(product?.choices ?? []),
    ...(engraving
      ? [
          {name: t('engraving.text'), value: engraving.text},
          {name: t('engraving.typeface'), value: engraving.typeface},
          {name: t('engraving.position'), value: engraving.position},
        ]
      : []),
  ].filter(({value}) => value !== '')
  if (facts.length === 0 && parts.length === 0) return null
  return (
    <dl className={classNames(styles.choices, className)}>
      {facts.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {parts.length > 0 && (
        <div>
          <dt>{t('cart.item.parts')}</dt>
          {parts.map((part) => (
            <dd key={part.productId} className={styles.part}>
              {partText(part)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

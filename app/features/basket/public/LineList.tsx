import {useBusinessMode} from '@app/features/account/public/business-mode'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {useLineProducts, LinePicture, type LineProducts} from './LinePicture'
import {productIdsOf, type BasketLine, type LinePart} from './basket-lines'
import {netLine} from './net-line'
import styles from './LineList.module.css'
import {joinNames} from '@app/shared/i18n/join-names'
import {classNames} from '@app/shared/ui/class-names'
import choiceStyles from './LineChoices.module.css'

interface LineListProps {
  lines: readonly BasketLine[]
  /** ISO 4217 currency code; the site's currency when absent. */
  currency?: string
}

/** Read-only list of lines, in the checkout and for an order. */
export function LineList({lines: gross, currency}: LineListProps) {
  const t = useTranslate()
  const business = useBusinessMode()
  const lines = business ? gross.map(netLine) : gross
  const {data: products} = useLineProducts(productIdsOf(lines), {keepPreviousData: true})
  const {money} = usePriceText(currency)
  const languageOf = useTextLanguage()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const product = products?.[line.productId]
        const name = product?.name ?? line.name
        return (
          <li key={line.itemId} className={styles.line}>
            <LinePicture product={product} width={72} className={styles.picture} />
            <div className={styles.text}>
              <p className={styles.name} {...languageOf(name)}>
                {name}
              </p>
              <LineChoices line={line} products={products} />
              <p className={styles.quantity}>
                {t('product.quantity.value', {quantity: line.quantity})}
              </p>
            </div>
            <p className={styles.price}>{line.price !== null && money(line.price)}</p>
          </li>
        )
      })}
    </ul>
  )
}

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
    <dl className={classNames(choiceStyles.choices, className)}>
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
            <dd key={part.productId} className={choiceStyles.part}>
              {partText(part)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

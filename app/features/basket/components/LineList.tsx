import {useQuery} from '@tanstack/react-query'
import {useBusinessMode} from '@app/features/account/business-mode'
import {usePriceText} from '@app/features/catalog/components/use-price-text'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {lineProductsQuery} from '../api/get-line-products'
import {productIdsOf, type BasketLine} from '../model/basket-lines'
import {netLine} from '../model/net-line'
import {LineChoices} from './LineChoices'
import {LinePicture} from './LinePicture'
import styles from './LineList.module.css'

interface LineListProps {
  lines: readonly BasketLine[]
  /** ISO 4217 currency code; the site's currency when absent. */
  currency?: string
}

/** Read-only list of lines, in the checkout and for an order. */
export function LineList({lines: gross, currency}: LineListProps) {
  const t = useTranslate()
  const shop = useShop()
  const business = useBusinessMode()
  const lines = business ? gross.map(netLine) : gross
  const {data: products} = useQuery({
    ...lineProductsQuery(shop, productIdsOf(lines)),
    keepPreviousData: true,
  })
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

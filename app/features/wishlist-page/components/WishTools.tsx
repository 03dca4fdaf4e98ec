import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {WISH_ORDERS, type WishOrder} from '../model/wish-order'
import type {WishedProduct} from '../public/wished-product'
import {useMoveAll} from '../use-move-all'
import styles from './WishTools.module.css'

interface WishToolsProps {
  products: readonly WishedProduct[]
  order: WishOrder
  onOrder: (order: WishOrder) => void
}

/** Order of the list, and the button that moves everything to the cart with its report. */
export function WishTools({products, order, onOrder}: WishToolsProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const paths = usePaths()
  const {busy, report, move} = useMoveAll()
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('wishlist.order')}
        aria-required={false}
        value={order}
        onChange={({target}) => {
          const next = WISH_ORDERS.find((one) => one === target.value)
          if (next) onOrder(next)
        }}
        options={WISH_ORDERS.map((value) => ({value, label: t(`wishlist.order.${value}`)}))}
      />
      <Button variant="secondary" busy={busy} onClick={() => move(products)}>
        {t('wishlist.moveAll')}
      </Button>
      <div role="status" className={styles.report}>
        {report && (
          <>
            <p>{t('wishlist.moved', {count: report.moved})}</p>
            {report.remaining.length > 0 && (
              <p>{t('wishlist.kept', {products: formatList(report.remaining, locale.id)})}</p>
            )}
            {report.moved > 0 && (
              <ButtonLink size="small" to={paths.cart()}>
                {t('orders.toCart')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </div>
  )
}

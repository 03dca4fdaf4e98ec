import {openOverlay} from '@app/features/purchase/public/overlay-store'
import {AddTile} from '@app/features/purchase/public/AddTile'
import {prepareAddToCart} from '@app/features/purchase/public/use-add-to-cart'
import {joinNames} from '@app/shared/i18n/join-names'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {droppedFrom, type NotedPrice} from '../model/price-note'
import type {WishedProduct} from '../public/wished-product'
import {useMoveWish} from '../use-move-wish'
import styles from './WishActions.module.css'

/** Button that moves a wish to the cart. */
function MoveWish({product}: {product: WishedProduct}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {busy, move} = useMoveWish(product)
  return (
    <Button
      block
      size="small"
      variant="quiet"
      busy={busy}
      aria-label={t('wishlist.moveToCartLabel', {
        product: joinNames([product.tile.name, ...product.choices], locale.id),
      })}
      onClick={move}
      onPointerEnter={prepareAddToCart}
      onFocus={prepareAddToCart}
    >
      {t('wishlist.moveToCart')}
    </Button>
  )
}

/** That a product costs less than when it was first shown, and that few are left (rule WISH-9). */
function WishNotes({product, noted}: {product: WishedProduct; noted: NotedPrice | undefined}) {
  const t = useTranslate()
  const {currency} = useShop()
  const {price} = usePriceText()
  const before = droppedFrom(noted, product, currency ?? '')
  return (
    <>
      {before !== undefined && (
        <p className={styles.note}>
          {t('wishlist.priceDrop', {price: price(before, product.tile.price?.taxRate)})}
        </p>
      )}
      {product.left !== undefined && (
        <p className={styles.note}>{t('product.stock.onlyLeft', {n: product.left})}</p>
      )}
    </>
  )
}

interface WishActionsProps {
  product: WishedProduct | undefined
  noted: NotedPrice | undefined
}

/** Actions of a wish besides its removal. */
export function WishActions({product, noted}: WishActionsProps) {
  const t = useTranslate()
  const paths = usePaths()
  if (!product) return null
  const {tile, choices, action, minOrderQuantity} = product
  return (
    <div className={styles.actions}>
      <p className={styles.choices}>{choices.join(' · ')}</p>
      <WishNotes product={product} noted={noted} />
      {action === 'add' && (
        <AddTile
          block
          size="small"
          variant="secondary"
          tile={tile}
          choices={choices}
          quantity={minOrderQuantity}
        />
      )}
      {action === 'add' && <MoveWish product={product} />}
      {action === 'choose' && (
        <Button
          block
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('wishlist.chooseFor', {product: tile.name})}
          onClick={() => openOverlay({kind: 'quickView', productId: tile.id})}
        >
          {t('wishlist.choose')}
        </Button>
      )}
      {action === 'page' && !tile.unlinked && (
        <ButtonLink
          block
          size="small"
          variant="secondary"
          to={paths.product(tile.id)}
          aria-label={t('wishlist.showProduct', {product: tile.name})}
        >
          {t('wishlist.show')}
        </ButtonLink>
      )}
    </div>
  )
}

import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import type {TileModel} from '@app/features/catalog/public/tile'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button, type ButtonProps} from '@app/shared/ui/Button'
import {addedTile} from './added'
import {prepareAddToCart, useAddToCart} from './use-add-to-cart'

interface AddTileProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  tile: TileModel
  /** Names of the chosen values. */
  choices: readonly string[]
  /** Minimum order quantity in units. */
  quantity: number
}

/** Button that adds the product of a tile to the cart, with the minimum order quantity. */
export function AddTile({tile, choices, quantity, ...look}: AddTileProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const {busy, add} = useAddToCart(useCartLimit())
  const press = () =>
    void add({
      items: [{productId: tile.id, quantity}],
      shown: addedTile(tile, choices, quantity),
    })
  return (
    <Button
      {...look}
      busy={busy}
      aria-label={
        busy
          ? undefined
          : t('wishlist.addToCart', {product: joinNames([tile.name, ...choices], locale.id)})
      }
      onClick={press}
      onPointerEnter={prepareAddToCart}
      onFocus={prepareAddToCart}
    >
      {t(busy ? 'product.addingToCart' : 'product.addToCart')}
    </Button>
  )
}

import type {ContentWidget} from '@common/content-body'
import {useCartLimit} from '@app/features/basket/use-cart-limit'
import {openOverlay} from '@app/features/purchase/overlay-store'
import {prepareAddToCart, useAddToCart} from '@app/features/purchase/use-add-to-cart'
import {preloadAnnouncement, useAnnounceAdded} from '@app/features/purchase/use-announce-added'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import type {WidgetProduct} from '../model/widget-product'
import {idsIn} from '../model/widget-requests'
import {useWidgetData} from '../widget-context'

const prepare = () => {
  prepareAddToCart()
  preloadAnnouncement()
}

function AddButton({product}: {product: WidgetProduct}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {busy, add} = useAddToCart(useCartLimit())
  const announce = useAnnounceAdded()
  const {tile, choices, quantity} = product
  const press = async () => {
    const change = await add([{productId: tile.id, quantity}])
    if (!change) return
    const picture = tile.image ?? tile.colors?.[tile.color ?? 0]?.image
    const {id: productId, name, price} = tile
    announce({productId, name, choices, picture, price, quantity, basket: change.basket}, change)
  }
  return (
    <Button
      busy={busy}
      aria-label={
        busy
          ? undefined
          : t('wishlist.addToCart', {product: joinNames([tile.name, ...choices], locale.id)})
      }
      onClick={() => void press()}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {t(busy ? 'product.addingToCart' : 'product.addToCart')}
    </Button>
  )
}

/** Button that adds a product, opens its quick view to choose a variant, or leads to its page. Default export: lazy. */
export default function AddToCartWidget({options}: ContentWidget) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const {products} = useWidgetData()
  const [id = ''] = idsIn(options.productId)
  const product = products[id]
  if (!product || site.isContentOnlySite) return null
  const {tile, action} = product
  if (action === 'add') return <AddButton product={product} />
  if (action === 'choose') {
    return (
      <Button
        aria-haspopup="dialog"
        aria-label={t('wishlist.chooseFor', {product: tile.name})}
        onClick={() => openOverlay({kind: 'quickView', productId: tile.id})}
      >
        {t('wishlist.choose')}
      </Button>
    )
  }
  return (
    <ButtonLink
      variant="secondary"
      to={paths.product(tile.id)}
      aria-label={t('wishlist.showProduct', {product: tile.name})}
    >
      {t('wishlist.show')}
    </ButtonLink>
  )
}

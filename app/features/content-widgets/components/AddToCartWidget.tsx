import type {ContentWidget} from '@common/content-body'
import {AddTile} from '@app/features/purchase/public/AddTile'
import {openOverlay} from '@app/features/purchase/public/overlay-store'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {idsIn} from '../model/widget-requests'
import {useWidgetData} from '../widget-context'

/** Button that adds a product, opens its quick view to choose a variant, or leads to its page. Default export: lazy. */
export default function AddToCartWidget({options}: ContentWidget) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const {products} = useWidgetData()
  const [id = ''] = idsIn(options.productId)
  const product = products[id]
  if (!product || site.isContentOnlySite) return null
  const {tile, choices, quantity, action} = product
  if (action === 'add') return <AddTile tile={tile} choices={choices} quantity={quantity} />
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

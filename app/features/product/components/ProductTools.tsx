import {useState} from 'react'
import loadable from '@loadable/component'
import {useTrack} from '@app/features/analytics/public/use-track'
import {isExcluded, useWished} from '@app/features/wishlist/public/wishes'
import {useWishToggle} from '@app/features/wishlist/public/use-wish-toggle'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import {classNames} from '@app/shared/ui/class-names'
import {chosenNames, eventItemOf, type ProductModel} from '../public/product'
import {shareNatively} from '../model/share'
import type {ShareDialogProps} from './ShareDialog'
import type {ProductChoice} from '../public/variation'
import styles from '@app/shared/ui/tools.module.css'

const ShareDialogChunk = loadable<ShareDialogProps>(() => import('./ShareDialog'), {ssr: false})
const ShareDialog = lazyOverlay(ShareDialogChunk)

interface ProductToolsProps {
  product: ProductModel
  choice?: ProductChoice
}

/** Adds the product, or its chosen variant, to the wish list. */
function WishButton({product, choice}: ProductToolsProps) {
  const t = useTranslate()
  const toggle = useWishToggle()
  const {id} = product
  const {selection, choice: values = {}} = choice ?? {}
  const variantId = selection?.kind === 'variant' ? selection.variant.id : undefined
  const target = variantId ? {productId: variantId, masterId: id} : {productId: id}
  const wished = useWished(target)
  const names = chosenNames(product, values)
  const item = {
    ...eventItemOf(product),
    ...(variantId && {sku: variantId, variant: names.join(', ')}),
  }
  return (
    <button type="button" className={styles.tool} onClick={() => toggle(target, item)}>
      <Icon name="heart" size={20} filled={wished} className={wished ? styles.wished : undefined} />
      {t(wished ? 'product.removeFromWishlist' : 'product.addToWishlist')}
    </button>
  )
}

/** Opens the share sheet of the device, or a dialog with link and mail where the device has none. */
function ShareButton({product, choice}: ProductToolsProps) {
  const t = useTranslate()
  const track = useTrack()
  const paths = usePaths()
  const {origin} = useShop()
  const [open, setOpen] = useState(false)
  const search = new URLSearchParams(choice?.selection ? choice.choice : {}).toString()
  const url = origin + paths.product(product.id) + (search && `?${search}`)
  const reportShare = (method: string) => track({type: 'share', item: eventItemOf(product), method})
  const press = async () => {
    const outcome = await shareNatively({title: product.name, url})
    if (outcome === 'shared') reportShare('native')
    else if (outcome === 'unavailable') setOpen(true)
  }
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => void press()}>
        <RareIcon name="share" size={20} />
        {t('share.action')}
      </button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        name={product.name}
        url={url}
        onShared={reportShare}
      />
    </>
  )
}

/** Wish-list and share buttons of a product. Default export: a chunk of its own. */
export default function ProductTools({product, choice}: ProductToolsProps) {
  const {features} = useShop().site
  return (
    <div className={classNames(styles.tools, styles.scripted)}>
      {features.wishlist && !isExcluded(product.id, features.wishlistExclusions) && (
        <WishButton product={product} choice={choice} />
      )}
      <ShareButton product={product} choice={choice} />
    </div>
  )
}

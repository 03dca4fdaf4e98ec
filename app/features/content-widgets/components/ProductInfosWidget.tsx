import type {ContentWidget} from '@common/content-body'
import {ProductTile} from '@app/features/catalog/public/ProductTile'
import {useTileFrame} from '@app/features/catalog/public/use-tile-frame'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {idsIn} from '../model/widget-requests'
import {useWidgetData} from '../widget-context'
import styles from './ProductInfosWidget.module.css'

/** A product with its short description beside its tile. Default export: lazy. */
export default function ProductInfosWidget({options}: ContentWidget) {
  const t = useTranslate()
  const paths = usePaths()
  const frame = useTileFrame('')
  const {products} = useWidgetData()
  const [id = ''] = idsIn(options.productId)
  const product = products[id]
  if (!product) return null
  const {tile, summary} = product
  return (
    <div className={styles.card}>
      {/* The tile's heading is of the third level, and the text before it may have none of the second. */}
      <VisuallyHidden as="h2">{t('search.products')}</VisuallyHidden>
      <ProductTile tile={tile} frame={frame} />
      <div className={styles.words}>
        {summary && <p>{summary}</p>}
        {!tile.unlinked && (
          <AppLink
            to={paths.product(tile.id)}
            className={styles.link}
            aria-label={t('wishlist.showProduct', {product: tile.name})}
          >
            {t('wishlist.show')}
            <Icon name="arrow-right" size={18} />
          </AppLink>
        )}
      </div>
    </div>
  )
}

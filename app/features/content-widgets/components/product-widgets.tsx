import type {ContentWidget} from '@common/content-body'
import {ProductCarousel} from '@app/features/catalog/public/ProductCarousel'
import {ProductGrid} from '@app/features/catalog/public/ProductGrid'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {idsIn, searchKey, searchOf} from '../model/widget-requests'
import {useWidgetData} from '../widget-context'
import styles from './product-widgets.module.css'

/** Tiles of the named products, in the editor's order. */
export function ProductWidget({options}: ContentWidget) {
  const {products} = useWidgetData()
  const tiles = idsIn(options.productId).flatMap((id) => products[id]?.tile ?? [])
  if (tiles.length === 0) return null
  return <ProductGrid tiles={tiles} imageFolder="" className={styles.grid} />
}

/** The accessories of a product in a row. */
export function AccessoriesWidget({options}: ContentWidget) {
  const t = useTranslate()
  const {accessories} = useWidgetData()
  const [id = ''] = idsIn(options.productId)
  const row = accessories[id]
  if (!row || row.tiles.length === 0) return null
  return (
    <ProductCarousel {...row} title={options.title || t('advice.goesWith')} variant="reco" inset />
  )
}

/** Products of a category or of a search, with a link to all of them. */
export function SearchWidget({options}: ContentWidget) {
  const t = useTranslate()
  const paths = usePaths()
  const {searches} = useWidgetData()
  const search = searchOf(options)
  const row = search ? searches[searchKey(search)] : undefined
  if (!search || !row || row.tiles.length === 0) return null
  const {query = '', categoryId} = search
  const to = categoryId ? paths.category(categoryId) : paths.search(query)
  return (
    <ProductCarousel
      {...row}
      title={options.title || query || t('home.productsViewAll')}
      viewAll={{to, label: t('home.productsViewAll')}}
      inset
    />
  )
}

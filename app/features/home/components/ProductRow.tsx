import {ProductCarousel} from '@app/features/catalog/public/ProductCarousel'
import {useShownTiles} from '@app/features/catalog/public/products-on-page'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import type {HomePage} from '../api/get-home'
import type {HomeProductRow} from '../model/home-content'

interface ProductRowProps {
  row: HomeProductRow
  products: NonNullable<HomePage['products']>
}

/** The products that the content team selected for the home page. */
export function ProductRow({row, products}: ProductRowProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {tiles, imageFolder} = products
  useShownTiles(tiles)
  return (
    <ProductCarousel
      title={row.title}
      tiles={tiles}
      imageFolder={imageFolder}
      viewAll={{to: paths.category(row.categoryId), label: t('home.productsViewAll')}}
    />
  )
}

import {useMemo} from 'react'
import {TrackedList} from '@app/features/analytics/public/TrackedList'
import {itemsOfTiles, useFreshTiles} from '@app/features/catalog/public/products-on-page'
import {ProductCarousel} from '@app/features/catalog/public/ProductCarousel'
import type {TileModel} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {useBestSellers, type BestSellingCategory} from '../api/get-best-sellers'
import {isEnough} from '../model/recommendation-rules'
import {useShownOrHeld} from '../use-shown-or-held'

interface BestSellersProps {
  /** Candidate categories, the narrowest first; the whole shop when absent. */
  categories?: readonly BestSellingCategory[]
  /** Ids of products that the page already shows. */
  without?: readonly string[]
  inset?: boolean
}

const LIST = {kind: 'row', id: 'best-sellers'} as const
const NO_TILES: readonly TileModel[] = []
const NONE: readonly never[] = []

/**
 * Best sellers of a category, or of the whole shop where the categories have too few; renders nothing when
 * they cannot be read. Default export: lazy.
 */
export default function BestSellers(props: BestSellersProps) {
  const {categories = NONE, without = NONE, inset} = props
  const t = useTranslate()
  const {data, isError} = useBestSellers({categories, without})
  const tiles = useFreshTiles(data?.tiles ?? NO_TILES, useShownOrHeld())
  const enough = isEnough(tiles)
  useNothingToShow(isError || (data !== undefined && !enough))
  const items = useMemo(() => itemsOfTiles(tiles), [tiles])
  if (!data || !enough) return null
  const {name} = data.category
  return (
    <TrackedList list={LIST} items={items}>
      <ProductCarousel
        title={
          name
            ? t('recommendations.bestSellersIn', {category: name})
            : t('recommendations.bestSellers')
        }
        tiles={tiles}
        imageFolder={data.imageFolder}
        variant="reco"
        inset={inset}
      />
    </TrackedList>
  )
}

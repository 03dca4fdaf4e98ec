import {useMemo} from 'react'
import {useQuery} from '@tanstack/react-query'
import {TrackedList} from '@app/features/analytics/components/TrackedList'
import {itemsOfTiles} from '@app/features/analytics/model/tile-items'
import {ProductCarousel} from '@app/features/catalog/components/ProductCarousel'
import type {TileModel} from '@app/features/catalog/model/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {bestSellersQuery} from '../api/get-best-sellers'
import {isEnough} from '../model/recommendation-rules'

interface BestSellersProps {
  /** Category whose best sellers are shown; `root` for the whole shop. */
  categoryId: string
  /** Product that the page shows already. */
  without?: string
  inset?: boolean
}

const LIST = {kind: 'row', id: 'best-sellers'} as const
const NONE: readonly TileModel[] = []

/** Best sellers of a category; nothing when there are too few or they cannot be read. Default export: lazy. */
export default function BestSellers({categoryId, without, inset}: BestSellersProps) {
  const t = useTranslate()
  const {data} = useQuery(bestSellersQuery(useShop(), categoryId))
  const all = data?.tiles ?? NONE
  const tiles = useMemo(() => all.filter(({id}) => id !== without), [all, without])
  const items = useMemo(() => itemsOfTiles(tiles), [tiles])
  if (!data || !isEnough(tiles)) return null
  return (
    <TrackedList list={LIST} items={items}>
      <ProductCarousel
        title={t('recommendations.bestSellers')}
        tiles={tiles}
        imageFolder={data.imageFolder}
        variant="reco"
        inset={inset}
      />
    </TrackedList>
  )
}

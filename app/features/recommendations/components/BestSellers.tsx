import {useMemo} from 'react'
import {useQuery} from '@tanstack/react-query'
import {TrackedList} from '@app/features/analytics/components/TrackedList'
import {itemsOfTiles} from '@app/features/analytics/model/tile-items'
import {ProductCarousel} from '@app/features/catalog/components/ProductCarousel'
import type {Listing} from '@app/features/catalog/model/listing'
import type {TileModel} from '@app/features/catalog/model/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {bestSellersQuery} from '../api/get-best-sellers'
import {isEnough} from '../model/recommendation-rules'

interface BestSellersProps {
  /** Category whose best sellers are shown; `root` for the whole shop. */
  categoryId: string
  /** Product that the page shows already. */
  without?: string
  inset?: boolean
}

/** The whole shop. */
const ROOT = 'root'

const LIST = {kind: 'row', id: 'best-sellers'} as const
const NONE: readonly TileModel[] = []

interface BestSelling {
  readonly data: Listing | undefined
  readonly tiles: readonly TileModel[]
  /** Enough for a row. */
  readonly enough: boolean
  /** Nothing more is coming. */
  readonly settled: boolean
}

function useBestSelling(
  categoryId: string,
  without: string | undefined,
  enabled: boolean,
): BestSelling {
  const {data, isError} = useQuery({...bestSellersQuery(useShop(), categoryId), enabled})
  const all = data?.tiles ?? NONE
  const tiles = useMemo(() => all.filter(({id}) => id !== without), [all, without])
  return {data, tiles, enough: isEnough(tiles), settled: data !== undefined || isError}
}

/**
 * Best sellers of a category, of the whole shop where the category has too few; nothing when they cannot
 * be read. Default export: lazy.
 */
export default function BestSellers({categoryId, without, inset}: BestSellersProps) {
  const t = useTranslate()
  const own = useBestSelling(categoryId, without, true)
  const lacking = own.settled && !own.enough
  const ofAll = useBestSelling(ROOT, without, lacking)
  const {data, tiles, enough} = lacking ? ofAll : own
  useNothingToShow(lacking && ofAll.settled && !ofAll.enough)
  const items = useMemo(() => itemsOfTiles(tiles), [tiles])
  if (!data || !enough) return null
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

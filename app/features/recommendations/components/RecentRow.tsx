import {useMemo} from 'react'
import {TrackedList} from '@app/features/analytics/public/TrackedList'
import {itemsOfTiles, useFreshTiles} from '@app/features/catalog/public/products-on-page'
import {useTiles} from '@app/features/catalog/public/get-tiles'
import {ProductCarousel} from '@app/features/catalog/public/ProductCarousel'
import type {TileModel} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {useShop} from '@app/shared/lib/shop-context'
import {clearViewed} from '../public/recent-store'
import styles from './RecentRow.module.css'

const LIST = {kind: 'row', id: 'recently-viewed'} as const
const NONE: readonly TileModel[] = []

/** Recently viewed products, newest first, with a button to clear them. Default export: lazy. */
export default function RecentRow({ids}: {ids: readonly string[]}) {
  const t = useTranslate()
  const {site} = useShop()
  const {data} = useTiles(ids, {keepPreviousData: true})
  const tiles = useFreshTiles(data?.tiles ?? NONE)
  useNothingToShow(data !== undefined && tiles.length === 0)
  const items = useMemo(() => itemsOfTiles(tiles), [tiles])
  if (!data || tiles.length === 0) return null
  return (
    <TrackedList list={LIST} items={items}>
      <ProductCarousel
        title={t('recent.title')}
        tiles={tiles}
        imageFolder={data.imageFolder}
        variant="reco"
      >
        <button type="button" className={styles.clear} onClick={() => clearViewed(site.id)}>
          {t('recent.clear')}
        </button>
      </ProductCarousel>
    </TrackedList>
  )
}

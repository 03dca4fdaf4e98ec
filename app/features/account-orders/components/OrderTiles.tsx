import type {ReactNode} from 'react'
import type {TileRow} from '@app/features/catalog/public/get-tiles'
import type {TileModel} from '@app/features/catalog/public/tile'
import {ProductGrid} from '@app/features/catalog/public/ProductGrid'
import styles from './orders.module.css'

interface OrderTilesProps {
  /** Tiles of the products of one order or more. */
  row: TileRow
  /** Products of the order, in its order. */
  productIds: readonly string[]
  /** Content below a tile. */
  footerOf?: (tile: TileModel) => ReactNode
}

/** Products of an order with picture, name and state, without prices: the order has those (rule MY-11). */
export function OrderTiles({row, productIds, footerOf}: OrderTilesProps) {
  const ids = [...new Set(productIds)]
  const tiles = ids.flatMap((id) => row.tiles.find((tile) => tile.id === id) ?? [])
  if (tiles.length === 0) return null
  return (
    <ProductGrid
      tiles={tiles}
      imageFolder={row.imageFolder}
      variant="order"
      className={styles.tiles}
      footerOf={footerOf}
    />
  )
}

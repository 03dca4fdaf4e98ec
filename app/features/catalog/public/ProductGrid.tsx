import {cloneElement, type MouseEvent, type ReactNode} from 'react'
import {useOverrides} from '@app/shared/lib/overrides'
import {useWholePage} from '@app/shared/lib/use-whole-page'
import {leftListProps, useItemsOutOfView} from '@app/shared/navigation/left-lists'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {CachedFragment} from '@app/shared/ui/CachedFragment'
import type {TileModel} from './tile'
import type {TileVariant} from '../model/tile-variant'
import {openQuickView, useTileFrame} from './use-tile-frame'
import {ProductTile} from './ProductTile'
import styles from '../components/ProductGrid.module.css'

const names = new WeakMap<TileModel, string>()

/** Cache key with all displayed data of a tile: tiles with the same key look the same. */
function tileName(tile: TileModel): string {
  const known = names.get(tile)
  if (known !== undefined) return known
  const name = JSON.stringify(tile)
  names.set(tile, name)
  return name
}

export interface ProductGridProps {
  tiles: readonly TileModel[]
  /** Folder that the pictures of `tiles` are relative to. */
  imageFolder: string
  variant?: TileVariant
  /** Number of tiles in the first view, whose pictures load at once. */
  priority?: number
  /** Class that replaces the grid of the listing, for example with a row. */
  className?: string
  /** Content between the products, and the index of the product that follows it. */
  insert?: {readonly at: number; readonly node: ReactNode}
  /** Renders the content below the text of a tile. */
  footerOf?: (tile: TileModel) => ReactNode
}

/** Number of tiles before the first paint: at least as many as the window shows. Browser only. */
const tilesAtOnce = (): number => (window.innerWidth < 768 ? 4 : 8)

/** Overridable components inside tiles. */
const KEPT_OVERRIDABLES = ['catalog/ProductTile', 'catalog/PriceAmounts'] as const

/** True for a plain click on an item that opens its quick view, if there is one (rule CAT-13). */
function opensQuickView(event: MouseEvent<HTMLElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return false
  const id = (event.target as Element).closest<HTMLElement>('a[data-quick]')?.dataset['quick']
  return id !== undefined && openQuickView(id)
}

/** Grid of product tiles: 2, 3 or 4 in a row. */
export function ProductGrid(props: ProductGridProps) {
  const {tiles, imageFolder, variant, priority = 0, className, insert, footerOf} = props
  const frame = useTileFrame(imageFolder, variant)
  const followLink = useDelegatedLinks()
  const overrides = useOverrides()
  const count = useWholePage() ? tiles.length : tilesAtOnce()
  // Cached markup would omit the code of a site's own tile or price from the page.
  const isOwn = KEPT_OVERRIDABLES.some((name) => overrides[name])
  const items = tiles.slice(0, count).map((tile, index) => (
    <li key={tile.id}>
      <CachedFragment
        name={() =>
          footerOf || isOwn ? null : `${frame.name} ${index < priority} ${tileName(tile)}`
        }
      >
        {() => (
          <ProductTile tile={tile} frame={frame} priority={index < priority}>
            {footerOf?.(tile)}
          </ProductTile>
        )}
      </CachedFragment>
    </li>
  ))
  if (insert && items.length >= insert.at) {
    items.splice(
      insert.at,
      0,
      <li key="insert" className={styles.insert}>
        {insert.node}
      </li>,
    )
  }
  // A row is in view as a whole.
  const heights = useItemsOutOfView(className ? 0 : items.length)
  return (
    <div
      role="presentation"
      data-experiment={frame.parts.colors === 'swatches' ? 'cro61 cro62' : undefined}
      onClick={(event) => (opensQuickView(event) ? event.preventDefault() : followLink(event))}
    >
      <ul className={className ?? styles.grid} {...(!className && leftListProps)}>
        {items.map((item, index) => {
          const blockSize = item.key === 'insert' ? undefined : heights[index]
          return blockSize === undefined ? item : cloneElement(item, {style: {blockSize}}, null)
        })}
      </ul>
    </div>
  )
}

import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {classNames} from '@app/shared/ui/class-names'
import type {TileModel} from '../model/tile'
import {HEART_ID, ProductTile} from './ProductTile'
import {useTileFrame} from './use-tile-frame'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  tiles: readonly TileModel[]
  /** Folder that the pictures of `tiles` are relative to. */
  imageFolder: string
  /** Number of tiles in the first view, whose pictures load at once. */
  priority?: number
  /** Replaces the grid of the listing, for example with a row. */
  className?: string
}

/** The heart of all tiles, drawn once. */
function HeartSymbol() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.symbols}>
      <symbol id={HEART_ID} viewBox="0 0 24 24">
        <path d="M12 19.6S3.9 15 3.9 9.3A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8.1 1.9C20.1 15 12 19.6 12 19.6Z" />
      </symbol>
    </svg>
  )
}

/** Product tiles: 2, 3 or 4 in a row. */
export function ProductGrid({tiles, imageFolder, priority = 0, className}: ProductGridProps) {
  const frame = useTileFrame(imageFolder)
  const followLink = useDelegatedLinks()
  return (
    <div role="presentation" onClick={followLink}>
      {frame.wishlistHref && <HeartSymbol />}
      <ul className={classNames(className ?? styles.grid)}>
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <ProductTile tile={tile} frame={frame} priority={index < priority} />
          </li>
        ))}
      </ul>
    </div>
  )
}

import {useWished} from '@app/features/wishlist/model/wishlist-store'
import type {TileModel} from '../model/tile'
import type {TileFrame} from './use-tile-frame'
import styles from './ProductTile.module.css'

/** Id of the heart that a list of tiles draws once for all of them. */
const HEART_ID = 'tile-heart'

/** The heart of all tiles, drawn once. */
export function HeartSymbol() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.symbols}>
      <symbol id={HEART_ID} viewBox="0 0 24 24">
        <path d="M12 19.6S3.9 15 3.9 9.3A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8.1 1.9C20.1 15 12 19.6 12 19.6Z" />
      </symbol>
    </svg>
  )
}

interface TileHeartProps {
  tile: TileModel
  frame: TileFrame
}

/** The heart of a tile, in the upper corner of its picture; pressed while the product is on the list. */
export function TileHeart({tile: {id, name, price}, frame}: TileHeartProps) {
  const wished = useWished({productId: id})
  const press = () =>
    frame.toggleWish({productId: id}, {id, name, ...(price && {price: price.amount})})
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={wished}
      aria-label={frame.text.t('wishlist.heart', {product: name})}
      onClick={press}
    >
      <svg aria-hidden="true">
        <use href={`#${HEART_ID}`} />
      </svg>
    </button>
  )
}

import {useWished} from '@app/features/wishlist/public/wishes'
import type {TileModel} from '../public/tile'
import type {TileFrame} from '../public/use-tile-frame'
import styles from './ProductTile.module.css'

interface TileHeartProps {
  tile: TileModel
  frame: TileFrame
}

/**
 * The wishlist button in the upper corner of a tile's picture; pressed while the product is on the
 * wishlist. The stylesheet draws the heart, so that a page of 38 tiles does not contain 38 drawings.
 */
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
    />
  )
}

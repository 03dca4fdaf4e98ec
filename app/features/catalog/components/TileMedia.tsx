import {useState} from 'react'
import {classNames} from '@app/shared/ui/class-names'
import type {TileModel} from '../public/tile'
import {TilePicture} from './TilePicture'
import type {TileFrame} from '../public/use-tile-frame'
import styles from './ProductTile.module.css'
import {useWished} from '@app/features/wishlist/public/wishes'

interface TileHeartProps {
  tile: TileModel
  frame: TileFrame
}

/**
 * The wishlist button in the upper corner of a tile's picture; pressed while the product is on the
 * wishlist. The stylesheet draws the heart, so that a page of 38 tiles does not contain 38 drawings.
 */
function TileHeart({tile: {id, name, price}, frame}: TileHeartProps) {
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

interface TileMediaProps {
  tile: TileModel
  frame: TileFrame
  /** Description of the picture; empty where the name below is the tile's only text. */
  alt: string
  /** True for a tile in the first view of the page. */
  priority?: boolean
  /** Index of the displayed colour. */
  color: number
  /** True after a mouse has been over the tile: the second picture may load. */
  pointed: boolean
}

/** Second picture, faded in once it is loaded; only a mouse pointer triggers the request. */
function HoverPicture({src}: {src: string}) {
  const [loaded, setLoaded] = useState(false)
  return (
    <TilePicture
      src={src}
      alt=""
      className={classNames(styles.second, loaded && styles.loaded)}
      priority
      onLoad={() => setLoaded(true)}
    />
  )
}

/** Pictures of a tile, and the controls on them. */
export function TileMedia({tile, frame, alt, priority, color, pointed}: TileMediaProps) {
  const {imageFolder, parts} = frame
  const image = tile.colors?.[color]?.image ?? tile.image
  const hover = parts.hover && color === (tile.color ?? 0) ? tile.hover : undefined
  return (
    <div className={styles.media} data-tone={tile.tone}>
      {image !== undefined && (
        <TilePicture src={imageFolder + image} alt={alt} priority={priority} />
      )}
      {pointed && hover !== undefined && <HoverPicture src={imageFolder + hover} />}
      {parts.badges && tile.badges && (
        <ul className={styles.badges}>
          {tile.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      {frame.tool?.(tile, image === undefined ? undefined : imageFolder + image)}
      {parts.heart && frame.canWish(tile.id) && <TileHeart tile={tile} frame={frame} />}
    </div>
  )
}

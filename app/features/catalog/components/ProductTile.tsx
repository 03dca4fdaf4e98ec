import {useState, type PointerEvent} from 'react'
import {classNames} from '@app/shared/ui/class-names'
import type {MessageId} from '@app/shared/i18n/messages'
import type {TileModel, TileState} from '../model/tile'
import {ColorDots} from './ColorDots'
import {WrittenPrice} from './PriceTag'
import {TilePicture} from './TilePicture'
import type {TileFrame} from './use-tile-frame'
import styles from './ProductTile.module.css'

/** Id of the heart that `ProductGrid` draws once for all of its tiles. */
export const HEART_ID = 'tile-heart'

const STATE_TEXT: Readonly<Record<TileState, MessageId>> = {
  discontinued: 'listing.tile.unavailable',
  comingsoon: 'product.availability.comingsoon',
  outofstock: 'product.stock.outOfStock',
}

interface ProductTileProps {
  tile: TileModel
  frame: TileFrame
  /** In the first view of the page. */
  priority?: boolean
}

/** Second picture, faded in once it is there; only a mouse asks for it. */
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

function Media({tile, frame, priority, color}: ProductTileProps & {color: number}) {
  const [pointed, setPointed] = useState(false)
  const {text, imageFolder, wishlistHref} = frame
  const image = tile.colors?.[color]?.image ?? tile.image
  const hover = color === (tile.color ?? 0) ? tile.hover : undefined
  return (
    <div
      className={styles.media}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') setPointed(true)
      }}
    >
      {image !== undefined && (
        <TilePicture src={imageFolder + image} alt={tile.name} priority={priority} />
      )}
      {pointed && hover !== undefined && <HoverPicture src={imageFolder + hover} />}
      {tile.badges && (
        <ul className={styles.badges}>
          {tile.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      {wishlistHref && (
        <a className={styles.heart} href={wishlistHref} title={text.t('product.addToWishlist')}>
          <svg aria-hidden="true">
            <use href={`#${HEART_ID}`} />
          </svg>
        </a>
      )}
    </div>
  )
}

/** Product in a list, variant "default" (spec 2 "Product tile variants"). Works without JavaScript. */
export function ProductTile({tile, frame, priority}: ProductTileProps) {
  const first = tile.color ?? 0
  const [color, setColor] = useState(first)
  const [chosen, setChosen] = useState(false)
  const {text, productHref} = frame
  const {t} = text
  const carried = chosen || color > 0 ? tile.colors?.[color]?.id : undefined
  const gone = tile.state === 'discontinued'
  return (
    <article className={classNames(styles.tile, gone && styles.gone)}>
      <Media tile={tile} frame={frame} priority={priority} color={color} />
      <div className={styles.colors}>
        {tile.colors && !gone && (
          <ColorDots
            colors={tile.colors}
            current={color}
            more={
              tile.moreColors ? t('listing.tile.moreColors', {count: tile.moreColors}) : undefined
            }
            label={t('product.color')}
            hrefOf={({id}) => productHref(tile.id, id)}
            onChoose={(index) => {
              setColor(index)
              setChosen(true)
            }}
          />
        )}
      </div>
      <h3 className={styles.name}>
        {tile.unlinked ? tile.name : <a href={productHref(tile.id, carried)}>{tile.name}</a>}
      </h3>
      {tile.price && !gone && <WrittenPrice price={tile.price} text={text} />}
      {tile.state && <p className={styles.state}>{t(STATE_TEXT[tile.state])}</p>}
    </article>
  )
}

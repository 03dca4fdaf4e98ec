import {useState, type ReactNode} from 'react'
import {TileRating} from '@app/features/reviews/public/TileRating'
import {classNames} from '@app/shared/ui/class-names'
import type {MessageId} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import type {TileModel, TileState} from './tile'
import {ColorDots} from '../components/ColorDots'
import {WrittenPrice} from './PriceTag'
import {TileMedia} from '../components/TileMedia'
import type {TileFrame} from './use-tile-frame'
import styles from '../components/ProductTile.module.css'

const STATE_TEXT: Readonly<Record<TileState, MessageId>> = {
  discontinued: 'listing.tile.unavailable',
  comingsoon: 'product.availability.comingsoon',
  outofstock: 'product.stock.outOfStock',
  unpriced: 'product.price.unavailable',
}

export interface ProductTileProps {
  tile: TileModel
  frame: TileFrame
  /** True for a tile in the first view of the page. */
  priority?: boolean
  /** Content below the text, such as the actions of a wishlist. */
  children?: ReactNode
}

interface ColorsProps {
  tile: TileModel
  frame: TileFrame
  current: number
  onChoose: (index: number) => void
}

/** Swatches, or the number of colours; their line stays reserved for a product without colours. */
function Colors({tile, frame, current, onChoose}: ColorsProps) {
  const {text, parts, productHref} = frame
  const {t} = text
  const {colors = [], moreColors = 0} = tile
  if (!parts.colors) return null
  const shown = colors.length > 0 && tile.state !== 'discontinued'
  if (parts.colors === 'count') {
    const count = colors.length + moreColors
    return <p className={styles.count}>{shown && count > 1 && t('listing.tile.colors', {count})}</p>
  }
  return (
    <div className={styles.colors}>
      {shown && (
        <ColorDots
          colors={colors}
          current={current}
          more={moreColors > 0 ? t('listing.tile.moreColors', {count: moreColors}) : undefined}
          label={t('listing.tile.colors', {count: colors.length + moreColors})}
          hrefOf={({id}) => productHref(tile.id, id)}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

/**
 * The displayed colour of a tile: the shopper's selection, until the listing changes the first colour,
 * for example when it is filtered by a colour.
 */
function useTileColor({colors = [], color: first = 0}: TileModel) {
  const shownFirst = colors[first]?.id
  const [choice, setChoice] = useState<{readonly id: string; readonly over: string | undefined}>()
  const index =
    choice && choice.over === shownFirst ? colors.findIndex(({id}) => id === choice.id) : -1
  return {
    /** Index in the colours of the tile. */
    color: index < 0 ? first : index,
    chosen: index >= 0,
    choose: (next: number) => {
      const id = colors[next]?.id
      if (id) setChoice({id, over: shownFirst})
    },
  }
}

/**
 * A product in a list; its frame sets the tile variant (rule CAT-9). It works without JavaScript: the
 * whole tile is a link to the product page.
 */
export function DefaultProductTile({tile, frame, priority, children}: ProductTileProps) {
  const {color, chosen, choose} = useTileColor(tile)
  const [pointed, setPointed] = useState(false)
  const {text, parts, productHref, languageOf} = frame
  const {t} = text
  const carried = chosen || color > 0 ? tile.colors?.[color]?.id : undefined
  const gone = tile.state === 'discontinued'
  const price = parts.price && !gone ? tile.price : undefined
  return (
    <article
      className={classNames(
        styles.tile,
        parts.layout === 'row' && styles.row,
        gone && styles.gone,
        !price && styles.unpriced,
      )}
      // The handler is on the tile: the link's overlay covers the picture and receives the pointer
      // events.
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && setPointed(true)}
    >
      <TileMedia
        tile={tile}
        frame={frame}
        alt={price ? tile.name : ''}
        priority={priority}
        color={color}
        pointed={pointed}
      />
      <Colors tile={tile} frame={frame} current={color} onChoose={choose} />
      <h3 className={styles.name} {...languageOf(tile.name)}>
        {tile.unlinked ? (
          tile.name
        ) : (
          <a href={productHref(tile.id, carried)} data-quick={tile.quick && tile.id}>
            {tile.name}
          </a>
        )}
      </h3>
      {price && <WrittenPrice price={price} text={text} />}
      {frame.withRatings && <TileRating productId={tile.id} />}
      {tile.state && <p className={styles.state}>{t(STATE_TEXT[tile.state])}</p>}
      {parts.customize && tile.customizable && !gone && (
        <p className={styles.customize}>{t('listing.tile.customize')}</p>
      )}
      {children}
    </article>
  )
}

/** Replaceable by `overrides/<SITE>/components/catalog/ProductTile.tsx`. */
export const ProductTile = overridable('catalog/ProductTile', DefaultProductTile)

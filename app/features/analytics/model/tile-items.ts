import type {TileModel} from '@app/features/catalog/model/tile'
import type {EventItem} from './shop-event'

/** Tiles as events tell of them. */
export const itemsOfTiles = (tiles: readonly TileModel[]): EventItem[] =>
  tiles.map(({id, name, price}) => ({id, name, ...(price && {price: price.amount})}))

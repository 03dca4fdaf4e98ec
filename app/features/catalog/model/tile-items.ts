import type {TileModel} from './tile'
import type {EventItem} from '@app/features/analytics/model/shop-event'

/** Tiles as events tell of them. */
export const itemsOfTiles = (tiles: readonly TileModel[]): EventItem[] =>
  tiles.map(({id, name, price}) => ({id, name, ...(price && {price: price.amount})}))

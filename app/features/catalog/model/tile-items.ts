import type {TileModel} from './tile'
import type {EventItem} from '@app/features/analytics/model/shop-event'

/** Converts tiles to event items. */
export const itemsOfTiles = (tiles: readonly TileModel[]): EventItem[] =>
  tiles.map(({id, name, price}) => ({id, name, ...(price && {price: price.amount})}))

import type {TileModel} from './tile'
import type {EventItem} from '@app/features/analytics/model/shop-event'

/** Converts tiles to event items. */
export const itemsOfTiles = (tiles: readonly TileModel[]): EventItem[] =>
  tiles.map(({id, master, name, price}) => ({
    id: master ?? id,
    ...(master && {sku: id}),
    name,
    ...(price && {price: price.amount}),
  }))

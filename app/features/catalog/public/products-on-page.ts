import {useEffect, useMemo, useRef} from 'react'
import type {TileModel} from './tile'
import type {EventItem} from '@app/features/analytics/public/shop-event'

/** Ids of the products that each list of the page shows, keyed by list. */
const lists = new Map<object, readonly string[]>()

function useList(tiles: readonly TileModel[], list: object): void {
  useEffect(() => {
    lists.set(
      list,
      tiles.map(({id}) => id),
    )
    return () => {
      lists.delete(list)
    }
  }, [list, tiles])
}

/** Registers the products that a list of the page shows, so that rows further down can omit them. */
export function useShownTiles(tiles: readonly TileModel[]): void {
  useList(tiles, useRef({}).current)
}

const NONE: readonly string[] = []

/**
 * The products of a row without those that the page already shows. They are selected once, when they
 * are loaded, so that the row does not move later.
 * @param without ids of products that the page shows in another form
 */
export function useFreshTiles(
  tiles: readonly TileModel[],
  without: readonly string[] = NONE,
): readonly TileModel[] {
  const list = useRef({}).current
  const fresh = useMemo(() => {
    const shown = new Set(without)
    for (const [other, ids] of lists) if (other !== list) ids.forEach((id) => shown.add(id))
    return tiles.filter(({id}) => !shown.has(id))
    // Later changes of the other lists are not a dependency: the row stays unchanged.
  }, [list, tiles, without])
  useList(fresh, list)
  return fresh
}

/** Converts tiles to event items. */
export const itemsOfTiles = (tiles: readonly TileModel[]): EventItem[] =>
  tiles.map(({id, master, name, price}) => ({
    id: master ?? id,
    ...(master && {sku: id}),
    name,
    ...(price && {price: price.amount}),
  }))

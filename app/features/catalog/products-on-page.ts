import {useEffect, useMemo, useRef} from 'react'
import type {TileModel} from './model/tile'

/** Ids of the products that each list of the page shows, by list. */
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

/** Tells the rows further down which products a list of the page shows. */
export function useShownTiles(tiles: readonly TileModel[]): void {
  useList(tiles, useRef({}).current)
}

const NONE: readonly string[] = []

/**
 * The products of a row without those that the page shows already. They are chosen once, when they
 * arrive, so that nothing in the row moves later.
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
    // What the other lists show later does not count: the row stays as it is.
  }, [list, tiles, without])
  useList(fresh, list)
  return fresh
}

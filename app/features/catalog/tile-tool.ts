import {useSyncExternalStore, type ReactNode} from 'react'
import type {TileModel} from './model/tile'

/** Something to lie on the picture of a tile; `image` is the path of the picture. */
export type TileTool = (tile: TileModel, image: string | undefined) => ReactNode

let tool: TileTool | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whoever has a tool for the tiles of listings lays it on them here; null takes it away. Browser only. */
export function setTileTool(wanted: TileTool | null): void {
  tool = wanted
  for (const listener of listeners) listener()
}

/** The tool of the tiles now; none on the server and in the first render. */
export const useTileTool = (): TileTool | null =>
  useSyncExternalStore(
    subscribe,
    () => tool,
    () => null,
  )

import type {ReactNode} from 'react'
import {createStore} from '@app/shared/lib/create-store'
import type {TileModel} from './model/tile'

/** Renders a control on the picture of a tile; `image` is the path of the picture. */
export type TileTool = (tile: TileModel, image: string | undefined) => ReactNode

const tool = createStore<TileTool | null>(null)

/** Sets the control on the tiles of listings; null removes it. Browser only. */
export const setTileTool = tool.set

/** The current control of the tiles; null on the server and in the first render. */
export const useTileTool = tool.useValue

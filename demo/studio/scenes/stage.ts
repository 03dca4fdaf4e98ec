import {wall, plankFloor, skirting} from './surfaces'
import {board, lookOf} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import type {Backdrop} from './surfaces'

/** A place: the painted background, and the pieces in it beside the product. */
export interface Stage {
  readonly paint: (b: Backdrop) => void
  readonly props: () => Piece[]
}

export const oak = board(lookOf('oak'))
export const beechBoard = board(lookOf('beech'))
export const snow = board(lookOf('snow'))
/** Depth of a room's back wall, centimetres. */
export const back = -120

/** A room with a plain wall and a board floor. */
export const room = (
  wallHex: string,
  floorHex: string,
  more: (b: Backdrop) => void,
  props: () => Piece[] = () => [],
): Stage => ({
  paint: (b) => {
    wall(b, wallHex, back)
    plankFloor(b, floorHex, back)
    skirting(b, '#f3eee5', back)
    more(b)
  },
  props,
})

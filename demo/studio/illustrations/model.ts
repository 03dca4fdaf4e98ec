import type {Look} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import type {Vec3} from '../drawing/vec'

/** Still views of a product, as the catalogue names them. */
const stillViews = [
  'mainview-1',
  'mainview-2',
  'mainview-3',
  'mainview-4',
  'detail2-1',
  'emotional1-1',
  'emotional1-2',
  'swatch-1',
] as const

/** Pictures of one whole turn, 30 degrees apart (view type `3Dimages`, rule LIMIT-10). */
export const TURN_FRAMES = 12
const turnViews = Array.from({length: TURN_FRAMES}, (_, i) => `3Dimages-${i + 1}` as const)

/** Views of a product, as the catalogue names them. */
export const viewNames: readonly ViewName[] = [...stillViews, ...turnViews]
export type ViewName = (typeof stillViews)[number] | (typeof turnViews)[number]

/** Index of a view's frame in a turn, from 0; null for a still view. */
export const turnFrame = (view: ViewName): number | null => {
  const [, number] = /^3Dimages-(\d+)$/.exec(view) ?? []
  return number ? Number(number) - 1 : null
}

/** Settings of one studio picture. */
export interface Shot {
  /** Configuration of the product, interpreted by its own `build`. */
  readonly pose: string
  /** Angle in degrees; see `Viewpoint`. */
  readonly azimuth: number
  readonly elevation: number
  /** Detail that fills the picture: its centre and the visible height, centimetres. */
  readonly focus?: {readonly at: Vec3; readonly span: number}
}

/** Setting of the emotional picture. */
export type Setting =
  'street' | 'park' | 'dining' | 'nursery' | 'living' | 'bath' | 'hall' | 'terrace'

export interface Model {
  /** Pieces standing on the ground (y = 0) around the origin, in centimetres. */
  readonly build: (look: Look, pose: string) => Piece[]
  readonly shots: {
    readonly hero: Shot
    readonly other: Shot
    readonly detail: Shot
    readonly front: Shot
  }
  readonly setting: Setting
  /** Pose and turn (degrees about the vertical) in the emotional picture. */
  readonly staged?: {
    readonly pose?: string
    readonly turn?: number
    readonly on?: 'floor' | 'table' | 'wall'
  }
  /** Material of the swatch. */
  readonly swatch: 'textile' | 'board' | 'knit' | 'fleece' | 'down' | 'metal' | 'net'
}

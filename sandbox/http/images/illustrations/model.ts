import type {Look} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import type {Vec3} from '../drawing/vec'

/** Views of a product, as the catalogue names them. */
export const viewNames = [
  'mainview-1',
  'mainview-2',
  'mainview-3',
  'mainview-4',
  'emotional1-1',
  'swatch-1',
] as const
export type ViewName = (typeof viewNames)[number]

/** How one studio picture is taken. */
export interface Shot {
  /** Configuration of the product, known to its own `build`. */
  readonly pose: string
  /** Degrees; see `Viewpoint`. */
  readonly azimuth: number
  readonly elevation: number
  /** Fills the picture with a part: its centre and the height shown, centimetres. */
  readonly focus?: {readonly at: Vec3; readonly span: number}
}

/** Where the emotional picture is set. */
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
  /** What the swatch shows close up. */
  readonly swatch: 'textile' | 'board' | 'knit' | 'fleece' | 'down' | 'metal' | 'net'
}

import {z} from 'zod'
import type {Look} from '../drawing/look'
import type {Piece} from '../drawing/pieces'

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
const shot = z.strictObject({
  /** Configuration of the product, interpreted by its own `build`. */
  pose: z.string(),
  /** Angle in degrees; see `Viewpoint`. */
  azimuth: z.number(),
  elevation: z.number(),
  /** Detail that fills the picture: its centre and the visible height, centimetres. */
  focus: z
    .strictObject({at: z.tuple([z.number(), z.number(), z.number()]), span: z.number()})
    .optional(),
})

const settings = [
  'street',
  'park',
  'dining',
  'nursery',
  'living',
  'bath',
  'hall',
  'terrace',
] as const

/** Places of the emotional pictures, and those of second pictures and content scenes only. */
const stageName = z.enum([...settings, 'workshop', 'night'])

/** Place and camera of a product's second picture in use: another setting than in the first one, and another side. */
const elsewhere = z.strictObject({
  setting: stageName,
  /** Configuration; that of the first picture by default. */
  pose: z.string().optional(),
  /** Angle in degrees about the vertical. */
  turn: z.number(),
  /** Position in centimetres towards the viewer. */
  z: z.number().optional(),
  /** Horizontal position of the product, as a part of the width; 0.45 by default. */
  middle: z.number().optional(),
  /** Angle of the camera in degrees; 10 by default. */
  elevation: z.number().optional(),
})

/** How a model is shown. */
const showing = z.strictObject({
  /** Setting of the emotional picture. */
  setting: z.enum(settings),
  /** Pose and turn (degrees about the vertical) in the emotional picture. */
  staged: z
    .strictObject({
      pose: z.string().optional(),
      turn: z.number().optional(),
      on: z.enum(['floor', 'table', 'wall']).optional(),
    })
    .optional(),
  elsewhere: elsewhere.optional(),
  /** Material of the swatch. */
  swatch: z.enum(['textile', 'board', 'knit', 'fleece', 'down', 'metal', 'net']),
  shots: z.strictObject({
    hero: shot,
    other: shot,
    detail: shot,
    /** A part other than that of the first detail. */
    secondDetail: shot.optional(),
    front: shot,
  }),
})

/** Schema of `models.yaml`. */
export const showings = z.record(z.string(), z.record(z.string(), showing))

export type Shot = Readonly<z.output<typeof shot>>
export type StageName = z.output<typeof stageName>
export type Elsewhere = Readonly<z.output<typeof elsewhere>>

/** Pieces standing on the ground (y = 0) around the origin, in centimetres. */
export type Build = (look: Look, pose: string) => Piece[]

export type Model = Readonly<z.output<typeof showing>> & {readonly build: Build}

import {fitCamera, keyLight, makeCamera, type Camera, type Frame, type Viewpoint} from './camera'
import {Canvas, radial, stops} from './canvas'
import {lightOver} from './light'
import {paper} from './look'
import {paintPieces} from './paint'
import {hullPoints, type Piece} from './pieces'
import {paintShadow} from './shadow'
import {add, type Vec3} from './vec'

/** Canvas of all product pictures: 7:8, as tiles and galleries show them. */
export const portrait = {width: 1400, height: 1600} as const

/** Area of the canvas in which products are placed. */
const productFrame: Frame = {x: 105, y: 165, width: 1190, height: 1240}

/** Warm paper with daylight from the upper left. */
export const paintBackdrop = (canvas: Canvas): void => {
  const {width, height} = canvas
  canvas.draw(`<rect width="${width}" height="${height}" fill="${paper}"/>`)
  const glow = radial(canvas, [width * 0.3, height * 0.26], width * 0.95, [
    {at: 0, colour: '#fbf8f2', opacity: 0.95},
    {at: 1, colour: '#fbf8f2', opacity: 0},
  ])
  const id = canvas.define(
    (key) =>
      `<linearGradient id="${key}" x1="0" y1="0" x2="0" y2="1">${stops([
        {at: 0, colour: '#e6ddcf', opacity: 0},
        {at: 0.62, colour: '#e6ddcf', opacity: 0},
        {at: 1, colour: '#e2d8c8', opacity: 0.75},
      ])}</linearGradient>`,
  )
  canvas.draw(
    `<rect width="${width}" height="${height}" fill="url(#${id})"/><rect width="${width}" height="${height}" fill="${glow}"/>`,
  )
}

/** The studio's camera with a long lens, towards the middle of the pieces. */
const viewpointOf = (
  pieces: readonly Piece[],
  angle: {readonly azimuth: number; readonly elevation: number},
): Viewpoint => {
  const points = pieces.flatMap(hullPoints)
  const low = [0, 1, 2].map((i) => Math.min(...points.map((p) => p[i as 0]))) as unknown as Vec3
  const high = [0, 1, 2].map((i) => Math.max(...points.map((p) => p[i as 0]))) as unknown as Vec3
  const size = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  return {
    ...angle,
    distance: size * 4.4,
    target: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
  }
}

const boundsOf = (pieces: readonly Piece[]): Vec3[] =>
  pieces.flatMap((piece) => {
    const r =
      piece.kind === 'tube' ? Math.max(...piece.radii) : piece.kind === 'ball' ? piece.radius : 0
    const points = hullPoints(piece)
    if (r === 0) return [...points]
    return points.flatMap((p) => [add(p, [r, r, r]), add(p, [-r, -r, -r])])
  })

export interface StudioOptions {
  readonly azimuth: number
  readonly elevation: number
  /** Part of the product that fills the picture, for details. */
  readonly focus?: {readonly at: Vec3; readonly span: number}
  /** True without ground: the product floats or hangs. */
  readonly floating?: boolean
  readonly frame?: Frame
}

/** Paints pieces with their shadow through a given camera. */
export const paintModel = (
  canvas: Canvas,
  pieces: readonly Piece[],
  camera: Camera,
  options: {floor?: number | null; shadow?: number; colour?: string} = {},
): void => {
  const towards = keyLight(camera)
  const floor = options.floor === undefined ? 0 : options.floor
  if (floor !== null)
    paintShadow(canvas, pieces, camera, towards, {
      floor,
      strength: options.shadow ?? 1,
      ...(options.colour ? {colour: options.colour} : {}),
    })
  paintPieces(canvas, pieces, camera, lightOver(pieces, towards, {floor}))
}

/** A product alone in the studio, as SVG. */
export const studioPicture = (pieces: readonly Piece[], options: StudioOptions): string => {
  const canvas = new Canvas(portrait.width, portrait.height)
  const view = viewpointOf(pieces, options)
  paintBackdrop(canvas)
  const {focus} = options
  const camera = focus
    ? makeCamera({...view, target: focus.at}, portrait.height / focus.span, [
        portrait.width / 2,
        portrait.height / 2,
      ])
    : fitCamera(view, boundsOf(pieces), options.frame ?? productFrame)
  paintModel(canvas, pieces, camera, options.floating ? {floor: null} : {})
  return canvas.svg()
}

/** One picture of a whole turn. */
interface TurnOptions {
  /** Viewpoint at the start of the turn; its elevation is kept. */
  readonly start: {readonly azimuth: number; readonly elevation: number}
  /** Index from 0. */
  readonly frame: number
  readonly frames: number
}

/** A product on the turntable: every frame has the same scale, and the product stays in place. */
export const turnPicture = (pieces: readonly Piece[], options: TurnOptions): string => {
  const {start, frame, frames} = options
  const canvas = new Canvas(portrait.width, portrait.height)
  const bounds = boundsOf(pieces)
  const viewAt = (index: number) =>
    viewpointOf(pieces, {...start, azimuth: start.azimuth + (360 / frames) * index})
  const scales = Array.from(
    {length: frames},
    (_, index) => fitCamera(viewAt(index), bounds, productFrame).scale,
  )
  paintBackdrop(canvas)
  const centre = [portrait.width / 2, productFrame.y + productFrame.height * 0.52] as const
  paintModel(canvas, pieces, makeCamera(viewAt(frame), Math.min(...scales), centre))
  return canvas.svg()
}

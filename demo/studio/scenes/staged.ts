import {fitCamera, makeCamera, type Camera} from '../drawing/camera'
import {Canvas, linear} from '../drawing/canvas'
import {cloth} from '../drawing/cloth'
import {board, lookOf, type Look} from '../drawing/look'
import {paintModel, portrait} from '../drawing/picture'
import {hullPoints, moveAll, type Piece, type Surface} from '../drawing/pieces'
import {box} from '../drawing/solids'
import {place, type Vec3} from '../drawing/vec'
import type {Elsewhere, Model} from '../illustrations/model'
import {vessel, type Ring} from '../illustrations/parts/vessel'
import {stages} from './settings'
import type {Stage} from './stage'
import {Backdrop, wall, windowLight} from './surfaces'

/** Paints a place with pieces in it through a camera. */
export const paintStage = (
  canvas: Canvas,
  camera: Camera,
  stage: Stage,
  pieces: readonly Piece[],
): void => {
  stage.paint(new Backdrop(canvas, camera))
  paintModel(canvas, [...stage.props(), ...pieces], camera, {shadow: 1.35, colour: '#3a2a18'})
  finish(canvas)
}

/** Light gradient over the whole picture: light decreases towards the lower right. */
const finish = (canvas: Canvas): void => {
  const {width, height} = canvas
  const veil = linear(
    canvas,
    [0, 0],
    [width, height],
    [
      {at: 0, colour: '#fff6e2', opacity: 0.2},
      {at: 0.45, colour: '#fff6e2', opacity: 0},
      {at: 0.7, colour: '#2d2114', opacity: 0},
      {at: 1, colour: '#2d2114', opacity: 0.13},
    ],
  )
  canvas.draw(`<rect width="${width}" height="${height}" fill="${veil}"/>`)
}

const heightOf = (pieces: readonly Piece[]): number =>
  Math.max(...pieces.flatMap(hullPoints).map((p) => p[1]))

const widthOf = (pieces: readonly Piece[]): number =>
  2 * Math.max(...pieces.flatMap(hullPoints).map((p) => Math.abs(p[0])))

/** A stoneware jar, its foot at the origin. */
const jar = (height: number): Piece[] => {
  const outline = [0.24, 0.3, 0.36, 0.39, 0.38, 0.31, 0.22, 0.16, 0.15, 0.18, 0.16]
  const rings = outline.map((r, i): Ring => {
    const y = (height * Math.min(i, 9)) / 9
    return [y, r * height, r * height]
  })
  const stoneware: Surface = {hex: '#9aa88f', finish: 'rubber'}
  return cloth(vessel(rings, 2), stoneware, {u: 36, v: 24, lining: {...stoneware, hex: '#59624f'}})
}

/** A small product on a table at a wall, by the window. */
const onTable = (pieces: readonly Piece[]): string => {
  const canvas = new Canvas(portrait.width, portrait.height)
  const points = pieces.flatMap(hullPoints)
  const reach = Math.max(...points.map((p) => Math.hypot(...p)))
  const camera = fitCamera(
    {
      azimuth: 0,
      elevation: heightOf(pieces) < reach / 4 ? 36 : 17,
      distance: reach * 9,
      target: [0, reach / 3, 0],
    },
    points,
    {x: 250, y: 480, width: 900, height: 800},
  )
  // Half of the visible height at the product; the place is built to this scale.
  const half = canvas.width / 2 / camera.scale
  const back = -0.95 * half
  const b = new Backdrop(canvas, camera)
  wall(b, '#e6dfd2', back, half * 9)
  windowLight(
    b,
    back,
    {x: -0.9 * half, y: 0.25 * half, width: 0.9 * half, height: 1.5 * half},
    0.45,
  )
  const top = box([-3 * half, -0.1 * half, back], [3 * half, 0, 4 * half], board(lookOf('oak')), {
    fibre: [1, 0, 0],
  })
  paintModel(canvas, [top], camera, {floor: null})
  const beside = moveAll(jar(0.5 * half), place([-0.8 * half, 0, back * 0.62]))
  paintModel(canvas, [...beside, ...pieces], camera, {shadow: 1.5, colour: '#3a2a18'})
  finish(canvas)
  return canvas.svg()
}

/** The emotional picture: the product placed in a room, garden or street. */
export const stagedPicture = (model: Model, look: Look): string => {
  const staged = model.staged ?? {}
  const turn = staged.turn ?? -model.shots.hero.azimuth
  const pieces = moveAll(
    model.build(look, staged.pose ?? model.shots.hero.pose),
    place([0, 0, 0], turn),
  )
  if (staged.on === 'table') return onTable(pieces)
  const canvas = new Canvas(portrait.width, portrait.height)
  const tall = Math.max(62, Math.min(124, heightOf(pieces)))
  const target: Vec3 = [0, tall * 0.5, 0]
  const camera = makeCamera(
    {azimuth: 0, elevation: 7, distance: 620, target},
    Math.min(portrait.height / (tall * 1.72), (portrait.width * 0.86) / widthOf(pieces)),
    [portrait.width * 0.5, portrait.height * 0.56],
  )
  paintStage(canvas, camera, stages[model.setting], pieces)
  return canvas.svg()
}

/**
 * The second emotional picture: another place, seen from farther away, the product turned the other
 * way and beside the middle, so that the two pictures differ.
 */
export const stagedElsewhere = (model: Model, look: Look, second: Elsewhere): string => {
  const pose = second.pose ?? model.shots.hero.pose
  const pieces = moveAll(model.build(look, pose), place([0, 0, second.z ?? 0], second.turn))
  const canvas = new Canvas(portrait.width, portrait.height)
  const tall = Math.max(70, Math.min(128, heightOf(pieces)))
  const camera = makeCamera(
    {azimuth: 0, elevation: second.elevation ?? 10, distance: 620, target: [0, tall * 0.5, 0]},
    Math.min(portrait.height / (tall * 2.1), (portrait.width * 0.74) / widthOf(pieces)),
    [portrait.width * (second.middle ?? 0.45), portrait.height * 0.6],
  )
  paintStage(canvas, camera, stages[second.setting], pieces)
  return canvas.svg()
}

import {fitCamera, makeCamera, type Camera} from '../drawing/camera'
import {Canvas, linear} from '../drawing/canvas'
import {board, lookOf, type Look} from '../drawing/look'
import {paintModel, portrait} from '../drawing/picture'
import {hullPoints, moveAll, type Piece} from '../drawing/pieces'
import {box} from '../drawing/solids'
import {place, type Vec3} from '../drawing/vec'
import type {Model} from '../illustrations/model'
import {vase} from './props'
import {stages, type Stage} from './settings'
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

/** Evening out of the whole picture: light falls off towards the lower right. */
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

/** A small thing on a table by the window. */
const onTable = (pieces: readonly Piece[]): string => {
  const canvas = new Canvas(portrait.width, portrait.height)
  const points = pieces.flatMap(hullPoints)
  const reach = Math.max(...points.map((p) => Math.hypot(...p)))
  const k = reach / 30
  const camera = fitCamera(
    {azimuth: 0, elevation: 14, distance: reach * 9, target: [0, reach / 3, 0]},
    points,
    {x: 330, y: 460, width: 740, height: 800},
  )
  const top: Piece[] = moveAll(
    [
      box([-150, -4, -46], [150, 0, 120], board(lookOf('oak')), {fibre: [1, 0, 0]}),
      ...vase(-46, 0, -26, 30, '#9aa88f'),
    ],
    place([0, 0, 0], 0, k),
  )
  const b = new Backdrop(canvas, camera)
  wall(b, '#e6dfd2', -90 * k, 900 * k)
  canvas.draw(
    `<rect y="${camera.project([0, -4 * k, -46 * k])[1]}" width="${canvas.width}" height="${canvas.height}" fill="#d9cfbf"/>`,
  )
  windowLight(b, -90 * k, {x: -70 * k, y: 12 * k, width: 64 * k, height: 100 * k}, 0.4)
  paintModel(canvas, [...top, ...pieces], camera, {shadow: 1.2, colour: '#3a2a18'})
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

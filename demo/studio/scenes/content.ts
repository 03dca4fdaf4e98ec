import {makeCamera} from '../drawing/camera'
import {Canvas} from '../drawing/canvas'
import {lookOf} from '../drawing/look'
import {moveAll, type Piece} from '../drawing/pieces'
import {place} from '../drawing/vec'
import type {Size} from '../size'
import {families} from '../illustrations/families'
import {scenes, type Scene, type SceneItem} from './scenes'
import {stages} from './settings'
import {paintStage} from './staged'

const sceneOf = (name: string): Scene => {
  const scene = scenes[name]
  if (!scene) throw new Error(`No scene named ${name}.`)
  return scene
}

/** Canvas of a content picture, pixels; throws for a name that is not in `contentNames`. */
export const contentSize = (name: string): Size => sceneOf(name).size

const itemPieces = (item: SceneItem): Piece[] => {
  const [family = '', model = ''] = item.product.split('/')
  const found = families[family]?.[model]
  if (!found) throw new Error(`No illustration for ${item.product}.`)
  const shot = found.shots[item.pose ?? 'hero']
  return moveAll(
    found.build(lookOf(item.colour), shot.pose),
    place([item.x, item.y ?? 0, item.z ?? 0], item.turn ?? -shot.azimuth),
  )
}

/** The SVG of a content picture; throws for a name that is not in `contentNames`. */
export const contentPicture = (name: string): string => {
  const scene = sceneOf(name)
  const {width, height} = scene.size
  const canvas = new Canvas(width, height)
  const camera = makeCamera(
    {
      azimuth: 0,
      elevation: scene.elevation ?? 7,
      distance: 640,
      target: [scene.x ?? 0, 0, 0],
    },
    height / scene.tall,
    [width / 2, height * (scene.floor ?? 0.8)],
  )
  paintStage(canvas, camera, stages[scene.stage], scene.items.flatMap(itemPieces))
  return canvas.svg()
}

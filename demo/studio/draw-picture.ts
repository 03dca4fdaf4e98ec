import {lookOf} from './drawing/look'
import {portrait, studioPicture, turnPicture} from './drawing/picture'
import {swatchPicture, swatchSize} from './drawing/swatch'
import type {Size} from './size'
import {families} from './illustrations/families'
import {TURN_FRAMES, turnFrame, type Model, type Shot, type ViewName} from './illustrations/model'
import type {DrawnPicture, ProductPicture} from './picture-path'
import {contentPicture, contentSize} from './scenes/content'
import {stagedElsewhere, stagedPicture} from './scenes/staged'

const shotOf: Readonly<Partial<Record<ViewName, 'hero' | 'other' | 'detail' | 'front'>>> = {
  'mainview-1': 'hero',
  'mainview-2': 'other',
  'mainview-3': 'detail',
  'mainview-4': 'front',
}

/** Size of a drawing's own canvas, pixels. */
export const naturalSize = (picture: DrawnPicture): Size => {
  if (picture.kind === 'content') return contentSize(picture.name)
  return picture.view === 'swatch-1' ? swatchSize : portrait
}

/** The entry of a model. Throws when it is missing. */
const entryOf = <T>(entry: T | undefined, {family, model}: ProductPicture): T => {
  if (!entry) throw new Error(`${family}/${model} has no second place or detail.`)
  return entry
}

const shotFor = (model: Model, picture: ProductPicture): Shot | null => {
  if (picture.view === 'detail2-1') return entryOf(model.shots.secondDetail, picture)
  const name = shotOf[picture.view]
  return name ? model.shots[name] : null
}

/** The SVG of a picture. Throws when no illustration has its family, model and view. */
export const drawPicture = (picture: DrawnPicture): string => {
  if (picture.kind === 'content') return contentPicture(picture.name)
  const model = families[picture.family]?.[picture.model]
  if (!model) throw new Error(`No illustration for ${picture.family}/${picture.model}.`)
  const look = lookOf(picture.colour)
  const shot = shotFor(model, picture)
  if (shot) return studioPicture(model.build(look, shot.pose), shot)
  const frame = turnFrame(picture.view)
  if (frame !== null) {
    const {pose, azimuth, elevation} = model.shots.hero
    const start = {azimuth, elevation}
    return turnPicture(model.build(look, pose), {start, frame, frames: TURN_FRAMES})
  }
  if (picture.view === 'swatch-1') return swatchPicture(look, model.swatch)
  return picture.view === 'emotional1-2'
    ? stagedElsewhere(model, look, entryOf(model.elsewhere, picture))
    : stagedPicture(model, look)
}

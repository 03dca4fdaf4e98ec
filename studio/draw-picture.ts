import {lookOf} from './drawing/look'
import {portrait, studioPicture, turnPicture} from './drawing/picture'
import {swatchPicture, swatchSize} from './drawing/swatch'
import type {Size} from './size'
import {families} from './illustrations/families'
import {TURN_FRAMES, turnFrame, type Shot, type ViewName} from './illustrations/model'
import type {Picture} from './picture-path'
import {contentPicture, contentSize} from './scenes/content'
import {stagedPicture} from './scenes/staged'

const shotOf: Readonly<Partial<Record<ViewName, 'hero' | 'other' | 'detail' | 'front'>>> = {
  'mainview-1': 'hero',
  'mainview-2': 'other',
  'mainview-3': 'detail',
  'mainview-4': 'front',
}

/** Size of a drawing's own canvas, pixels. */
export const naturalSize = (picture: Picture): Size => {
  if (picture.kind === 'content') return contentSize(picture.name)
  return picture.view === 'swatch-1' ? swatchSize : portrait
}

/** The SVG of a picture. Throws when no illustration has its family and model. */
export const drawPicture = (picture: Picture): string => {
  if (picture.kind === 'content') return contentPicture(picture.name)
  const model = families[picture.family]?.[picture.model]
  if (!model) throw new Error(`No illustration for ${picture.family}/${picture.model}.`)
  const look = lookOf(picture.colour)
  const name = shotOf[picture.view]
  if (name) {
    const shot: Shot = model.shots[name]
    return studioPicture(model.build(look, shot.pose), shot)
  }
  const frame = turnFrame(picture.view)
  if (frame !== null) {
    const {pose, azimuth, elevation} = model.shots.hero
    const start = {azimuth, elevation}
    return turnPicture(model.build(look, pose), {start, frame, frames: TURN_FRAMES})
  }
  return picture.view === 'swatch-1'
    ? swatchPicture(look, model.swatch)
    : stagedPicture(model, look)
}

import {isPaletteColour} from './drawing/look'
import {contentNames} from './scenes/names'
import {isViewName, modelsOf} from './illustrations/families'
import type {ViewName} from './illustrations/model'
import type {PaletteColourId} from '../sandbox/data/source/palette'

/** One picture that can be drawn. */
export type Picture =
  | {
      readonly kind: 'product'
      readonly family: string
      readonly model: string
      readonly colour: PaletteColourId
      readonly view: ViewName
    }
  | {readonly kind: 'content'; readonly name: string}

/** The picture behind a path such as `nursery/stroller/city/spruce/mainview-1.jpg`; null if none is. */
export const pictureAt = (path: string): {picture: Picture; extension: string} | null => {
  const match = /^(.+)\.(jpe?g|png|webp|avif)$/.exec(path)
  if (!match) return null
  const [, stem = '', extension = ''] = match
  const [root, ...rest] = stem.split('/')
  if (root === 'content') {
    const name = rest.join('/')
    return contentNames.has(name) ? {picture: {kind: 'content', name}, extension} : null
  }
  const [family = '', model = '', colour = '', view = '', ...more] = rest
  if (root !== 'nursery' || more.length > 0) return null
  if (!modelsOf(family).includes(model) || !isPaletteColour(colour) || !isViewName(view))
    return null
  return {picture: {kind: 'product', family, model, colour, view}, extension}
}

/** A short stable name, for cache keys and messages. */
export const pictureName = (picture: Picture): string =>
  picture.kind === 'content'
    ? `content/${picture.name}`
    : `nursery/${picture.family}/${picture.model}/${picture.colour}/${picture.view}`

import {isPaletteColour} from './drawing/look'
import {contentNames} from './scenes/names'
import {isViewName, modelsOf} from './illustrations/families'
import type {ViewName} from './illustrations/model'
import {materialKinds, type Material} from '../catalogue/source/more-views'
import type {PaletteColourId} from '../catalogue/source/palette'

/** A view of a product in a colour way. */
export interface ProductPicture {
  readonly kind: 'product'
  readonly family: string
  readonly model: string
  readonly colour: PaletteColourId
  readonly view: ViewName
}

/** A picture that is drawn as SVG. */
export type DrawnPicture = ProductPicture | {readonly kind: 'content'; readonly name: string}

/** One picture that can be drawn; materials are painted pixel by pixel (`materials/`). */
export type Picture = DrawnPicture | {readonly kind: 'material'; readonly material: Material}

/** The picture of a path such as `nursery/stroller/city/spruce/mainview-1.jpg`; null for an unknown path. */
export const pictureAt = (path: string): {picture: Picture; extension: string} | null => {
  const match = /^(.+)\.(jpe?g|png|webp|avif)$/.exec(path)
  if (!match) return null
  const [, stem = '', extension = ''] = match
  const [root, ...rest] = stem.split('/')
  if (root === 'content') {
    const name = rest.join('/')
    return contentNames.has(name) ? {picture: {kind: 'content', name}, extension} : null
  }
  if (root === 'nursery' && rest[0] === 'material') {
    const material = materialAt(rest.slice(1))
    return material && {picture: {kind: 'material', material}, extension}
  }
  const [family = '', model = '', colour = '', view = '', ...more] = rest
  if (root !== 'nursery' || more.length > 0) return null
  if (!modelsOf(family).includes(model) || !isPaletteColour(colour) || !isViewName(view))
    return null
  return {picture: {kind: 'product', family, model, colour, view}, extension}
}

const materialAt = ([kind, colour = '', ...more]: readonly string[]): Material | null => {
  const known = materialKinds.find((one) => one === kind)
  return known && isPaletteColour(colour) && more.length === 0 ? {kind: known, colour} : null
}

/** A short stable name, for cache keys and messages. */
export const pictureName = (picture: Picture): string => {
  switch (picture.kind) {
    case 'content':
      return `content/${picture.name}`
    case 'material':
      return `nursery/material/${picture.material.kind}/${picture.material.colour}`
    case 'product':
      return `nursery/${picture.family}/${picture.model}/${picture.colour}/${picture.view}`
  }
}

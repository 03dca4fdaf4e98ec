import {isPaletteColour, lookOf} from '../drawing/look'
import {families, modelsOf} from '../illustrations/families'
import type {PaletteColourId} from '../../catalogue/source/palette'
import {toGlb} from './glb'
import {meshesOf} from './triangles'

/** A 3D model of a product. */
export interface SolidModel {
  readonly family: string
  readonly model: string
  readonly colour: PaletteColourId
}

/** The model of a path such as `nursery/stroller/city/spruce/model.glb`; null for an unknown path. */
export function solidModelAt(path: string): SolidModel | null {
  const [, family = '', model = '', colour = ''] =
    /^nursery\/([\w-]+)\/([\w-]+)\/([\w-]+)\/model\.glb$/.exec(path) ?? []
  return modelsOf(family).includes(model) && isPaletteColour(colour)
    ? {family, model, colour}
    : null
}

/** The pieces from which the pictures are drawn too, as binary glTF. */
export function solidModel({family, model, colour}: SolidModel): Buffer {
  const drawn = families[family]?.[model]
  if (!drawn) throw new Error(`No illustration for ${family}/${model}.`)
  return toGlb(meshesOf(drawn.build(lookOf(colour), drawn.shots.hero.pose)))
}

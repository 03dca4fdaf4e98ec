import {isPaletteColour, lookOf} from '../drawing/look'
import {families, modelsOf} from '../illustrations/families'
import type {PaletteColourId} from '../../catalogue/source/palette'
import {toGlb} from './glb'
import {meshesOf} from './triangles'

/** A 3D model of a product in its colours. */
export interface SolidModel {
  readonly family: string
  readonly model: string
  readonly colours: readonly PaletteColourId[]
}

/** The model of a path such as `nursery/stroller/city/model.glb` in colours; null for an unknown path or colour. */
export function solidModelAt(path: string, colours: readonly string[]): SolidModel | null {
  const [, family = '', model = ''] = /^nursery\/([\w-]+)\/([\w-]+)\/model\.glb$/.exec(path) ?? []
  return modelsOf(family).includes(model) && colours.length > 0 && colours.every(isPaletteColour)
    ? {family, model, colours}
    : null
}

/** The pieces from which the pictures are drawn too, as binary glTF with a variant for each colour. */
export function solidModel({family, model, colours}: SolidModel): Buffer {
  const drawn = families[family]?.[model]
  if (!drawn) throw new Error(`No illustration for ${family}/${model}.`)
  const variants = colours.map((colour) => drawn.build(lookOf(colour), drawn.shots.hero.pose))
  return toGlb(meshesOf(variants), colours)
}

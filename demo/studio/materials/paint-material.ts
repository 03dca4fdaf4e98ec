import {palette} from '../../catalogue/source/palette'
import type {Material} from '../../catalogue/source/more-views'
import {portrait} from '../drawing/picture'
import {reliefOf} from './kinds'
import {linearOf, shadePixels} from './shading'
import {soften} from './soften'

/** Surface behind the openings of a net. */
const BELOW = '#e9e2d6'

/** A close-up of a material that shows its structure, as RGB pixels in rows. */
export async function paintMaterial(material: Material, width: number) {
  const size = {width, height: Math.round((width * portrait.height) / portrait.width)}
  const colour = linearOf(palette[material.colour].hex)
  const pixels = shadePixels(reliefOf(material), colour, size, linearOf(BELOW))
  return {data: await soften(pixels, size), info: {...size, channels: 3 as const}}
}

import sharp, {type OutputInfo} from 'sharp'
import {drawPicture, naturalSize} from './draw-picture'
import {paper} from './drawing/look'
import {paintMaterial} from './materials/paint-material'
import {pictureKind} from './picture-kinds'
import {pictureName, type Picture} from './picture-path'

/** AVIF quality of stored pictures, which corresponds to the storefront's `q=60`. */
const QUALITY = 48
const EFFORT = 2
/** Width in pixels cut off at every edge: the outermost pixels are blended with transparency when an SVG is scaled. */
const TRIM = 2

/** A stored file: the suffix after the name of the picture, and its bytes. */
export interface PictureFile {
  readonly suffix: string
  readonly bytes: Buffer
}

interface Pixels {
  readonly data: Buffer
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

/** The pixels of a picture in the width that its kind is stored in. */
export async function rasterise(picture: Picture): Promise<Pixels> {
  if (picture.kind === 'material') {
    const {width} = pictureKind(pictureName(picture))
    return paintMaterial(picture.material, width)
  }
  const natural = naturalSize(picture)
  const width = Math.min(natural.width, pictureKind(pictureName(picture)).width)
  const height = Math.round((natural.height * width) / natural.width)
  const ratio = width / natural.width
  // 72 dpi is one canvas unit per pixel. Small pictures are drawn larger and scaled down, which
  // keeps fine lines smooth.
  const density = Math.ceil(72 * (ratio < 0.6 ? ratio * 1.7 : ratio))
  const svg = Buffer.from(drawPicture(picture))
  return sharp(svg, {density, unlimited: true})
    .resize(width + 2 * TRIM, height + 2 * TRIM, {fit: 'fill'})
    .extract({left: TRIM, top: TRIM, width, height})
    .flatten({background: paper})
    .raw()
    .toBuffer({resolveWithObject: true})
}

/** The files of a picture: `.avif` in full, `.w480.avif` and the like in the ready widths. */
export async function renderPicture(picture: Picture): Promise<PictureFile[]> {
  const {data, info} = await rasterise(picture)
  const {width, height, channels} = info
  const {readyWidths, quality = QUALITY, effort = EFFORT} = pictureKind(pictureName(picture))
  const encode = async (suffix: string, readyWidth: number): Promise<PictureFile> => {
    const bytes = await sharp(data, {raw: {width, height, channels}})
      .resize(readyWidth, Math.round((height * readyWidth) / width), {fit: 'fill'})
      .avif({quality, effort, chromaSubsampling: '4:2:0'})
      .toBuffer()
    return {suffix, bytes}
  }
  return Promise.all([
    encode('.avif', width),
    ...readyWidths.map((ready) => encode(`.w${ready}.avif`, ready)),
  ])
}

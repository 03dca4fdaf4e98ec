import sharp, {type Sharp} from 'sharp'
import type {ImageFormat} from './format'
import type {RenderPlan, Size} from './dimensions'

/** Pixels cut off all round: the outermost are mixed with nothing when an SVG is scaled. */
const trim = 2

/** The middle `output` of an image that was scaled to `scaled` plus `margin` all round. */
const cropTo = (image: Sharp, {scaled, output}: RenderPlan, margin: number): Sharp =>
  image.resize(scaled.width + 2 * margin, scaled.height + 2 * margin, {fit: 'fill'}).extract({
    left: margin + Math.floor((scaled.width - output.width) / 2),
    top: margin + Math.floor((scaled.height - output.height) / 2),
    width: output.width,
    height: output.height,
  })

/** Rasterises an SVG of the given natural size. */
const rasterise = (svg: string, natural: Size, plan: RenderPlan): Sharp => {
  const {scaled} = plan
  const ratio = Math.max(scaled.width / natural.width, scaled.height / natural.height)
  // 72 dpi is one canvas unit per pixel. Small pictures are drawn larger and scaled down, which
  // keeps fine lines calm.
  const density = Math.ceil(72 * (ratio < 0.6 ? ratio * 1.7 : ratio))
  const image = sharp(Buffer.from(svg), {density, unlimited: true})
  return cropTo(image, plan, trim).flatten({background: '#F4EFE7'})
}

/**
 * AVIF's scale of quality is another than that of JPEG and WebP, which `q` speaks of: 48 looks like
 * WebP's 60 and is a quarter smaller; the same number would be larger than WebP.
 */
const avifQuality = (quality: number): number => Math.max(1, quality - 12)

const encode = (image: Sharp, format: ImageFormat, quality: number | null): Promise<Buffer> => {
  switch (format) {
    case 'webp':
      return image.webp({quality: quality ?? 82, effort: 4, smartSubsample: true}).toBuffer()
    case 'avif':
      return image
        .avif({quality: avifQuality(quality ?? 72), effort: 2, chromaSubsampling: '4:2:0'})
        .toBuffer()
    case 'png':
      return image.png({compressionLevel: 8}).toBuffer()
    case 'jpeg':
      return image.jpeg({quality: quality ?? 84, mozjpeg: true}).toBuffer()
  }
}

/** Rasterises and encodes an SVG of the given natural size. */
export const renderSvg = (
  svg: string,
  natural: Size,
  plan: RenderPlan,
  format: ImageFormat,
  quality: number | null,
): Promise<Buffer> => encode(rasterise(svg, natural, plan), format, quality)

/** The whole drawing in one size, in a quality from which smaller pictures can be made. */
export const renderMaster = (svg: string, natural: Size, size: Size): Promise<Buffer> =>
  rasterise(svg, natural, {scaled: size, output: size})
    .jpeg({quality: 96, chromaSubsampling: '4:4:4'})
    .toBuffer()

/** A picture made from a master at least as large. */
export const renderFromMaster = (
  master: Buffer,
  plan: RenderPlan,
  format: ImageFormat,
  quality: number | null,
): Promise<Buffer> => encode(cropTo(sharp(master), plan, 0), format, quality)

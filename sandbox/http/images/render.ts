import sharp from 'sharp'
import type {ImageFormat} from './format'
import type {RenderPlan, Size} from './dimensions'

/** Pixels cut off all round: the outermost are mixed with nothing when an SVG is scaled. */
const trim = 2

/** Rasterises an SVG of the given natural size and encodes it. */
export const renderSvg = async (
  svg: string,
  natural: Size,
  plan: RenderPlan,
  format: ImageFormat,
  quality: number | null,
): Promise<Buffer> => {
  const {scaled, output} = plan
  const ratio = Math.max(scaled.width / natural.width, scaled.height / natural.height)
  // 72 dpi is one canvas unit per pixel. Small pictures are drawn larger and scaled down, which
  // keeps fine lines calm.
  const density = Math.ceil(72 * (ratio < 0.6 ? ratio * 1.7 : ratio))
  const image = sharp(Buffer.from(svg), {density, unlimited: true})
    .resize(scaled.width + 2 * trim, scaled.height + 2 * trim, {fit: 'fill'})
    .extract({
      left: trim + Math.floor((scaled.width - output.width) / 2),
      top: trim + Math.floor((scaled.height - output.height) / 2),
      width: output.width,
      height: output.height,
    })
    .flatten({background: '#F4EFE7'})
  switch (format) {
    case 'webp':
      return image.webp({quality: quality ?? 82, effort: 4, smartSubsample: true}).toBuffer()
    case 'avif':
      return image.avif({quality: quality ?? 60, effort: 2}).toBuffer()
    case 'png':
      return image.png({compressionLevel: 8}).toBuffer()
    case 'jpeg':
      return image.jpeg({quality: quality ?? 84, mozjpeg: true}).toBuffer()
  }
}

import sharp, {type Sharp} from 'sharp'
import type {ReadyCopy} from '../../domains/static-files/static-file-repository'
import {cropWithin, planSize, type ImageWish, type RenderPlan, type Size} from './dimensions'
import type {ImageFormat} from './format'

/** Quality (`q`) in which ready pictures are stored; a request for a higher quality cannot improve them. */
const storedQuality = 60

/** Maximum pixels of a picture that is scaled; a larger one would take hundreds of megabytes to decode. */
const MAX_PIXELS = 64_000_000

/** A file that is not a picture, or one with too many pixels. */
export class UnreadablePicture extends Error {}

/** A picture of an archive. */
export interface PictureSource {
  readonly file: string
  /** True for a file whose stored bytes are AVIF made for the web. */
  readonly isAvif: boolean
  readonly ready: readonly ReadyCopy[]
  /** Path of a ready copy. */
  readonly fileOf: (copy: ReadyCopy) => string
}

const open = (file: string): Sharp => sharp(file, {limitInputPixels: MAX_PIXELS})

/** The middle `output` of an image that was scaled to `scaled`. */
const cropTo = (image: Sharp, {scaled, output}: RenderPlan): Sharp =>
  image.resize(scaled.width, scaled.height, {fit: 'fill'}).extract({
    left: Math.floor((scaled.width - output.width) / 2),
    top: Math.floor((scaled.height - output.height) / 2),
    width: output.width,
    height: output.height,
  })

/**
 * AVIF's quality scale differs from that of JPEG and WebP, to which `q` refers: 48 looks like
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

/** True where the stored AVIF can be sent unchanged. */
const fitsAsStored = (
  size: Size,
  {scaled, output}: RenderPlan,
  {quality, background}: ImageWish,
): boolean =>
  background === null &&
  (quality === null || quality >= storedQuality) &&
  [scaled, output].every(({width, height}) => width === size.width && height === size.height)

/**
 * A picture in the requested size, format and quality. It is made from the smallest stored
 * copy that is large enough; a stored AVIF of exactly that size is sent without encoding.
 * @throws UnreadablePicture
 */
export async function renderPicture(
  source: PictureSource,
  wish: ImageWish,
  format: ImageFormat,
): Promise<{file: string} | {bytes: Buffer}> {
  try {
    return await render(source, wish, format)
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error))
  }
}

async function render(
  source: PictureSource,
  wish: ImageWish,
  format: ImageFormat,
): Promise<{file: string} | {bytes: Buffer}> {
  const {autoOrient} = await open(source.file).metadata()
  const crop = wish.crop && cropWithin(autoOrient, wish.crop)
  const natural = crop ?? autoOrient
  const plan = planSize(natural, wish)
  // A crop is measured in pixels of the original.
  const copy = crop ? undefined : source.ready.find(({width}) => width >= plan.scaled.width)
  const file = copy ? source.fileOf(copy) : source.file
  if (format === 'avif' && !crop && (copy || source.isAvif)) {
    const size = copy ? await open(file).metadata() : natural
    if (fitsAsStored(size, plan, wish)) return {file}
  }
  const upright = open(file).autoOrient()
  const image = cropTo(crop ? upright.extract(crop) : upright, plan)
  const {background} = wish
  const flat =
    background || format === 'jpeg' ? image.flatten({background: background ?? '#fff'}) : image
  return {bytes: await encode(flat, format, wish.quality)}
}

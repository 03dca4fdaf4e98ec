import sharp from 'sharp'

/** A channel that differs by no more is noise of the compression, 0 to 255. */
const NOISE = 24

async function pixelsOf(image: Buffer) {
  const {data, info} = await sharp(image).greyscale().raw().toBuffer({resolveWithObject: true})
  return {data, size: `${info.width} ${info.height}`}
}

/** Share of the pixels that differ between two pictures, 0 to 1; 1 for pictures of different sizes. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (one.size !== other.size) return 1
  let different = 0
  for (let index = 0; index < one.data.length; index += 1) {
    if (Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0)) > NOISE) different += 1
  }
  return different / one.data.length
}

import sharp from 'sharp'
import {smooth} from '../drawing/vec'

/** Where the lens is sharp, as parts of the height, and how soft the upper edge is, widths of the picture. */
const [SHARP_FROM, SHARP_TO] = [0.34, 0.8]
const SOFTNESS = 0.0075

/** A close-up lens: parts farther or nearer than the middle are out of focus. */
export async function soften(
  pixels: Buffer,
  {width, height}: {readonly width: number; readonly height: number},
): Promise<Buffer> {
  const raw = {width, height, channels: 3} as const
  const blurred = (sigma: number): Promise<Buffer> =>
    sharp(pixels, {raw}).blur(sigma).raw().toBuffer()
  const [half, full] = await Promise.all([
    blurred(width * SOFTNESS * 0.35),
    blurred(width * SOFTNESS),
  ])
  const out = Buffer.alloc(pixels.length)
  for (let row = 0; row < height; row++) {
    const v = row / height
    const away = 2 * Math.max(1 - smooth(0, SHARP_FROM, v), 0.7 * smooth(SHARP_TO, 1, v))
    for (let k = row * width * 3; k < (row + 1) * width * 3; k++) {
      const [near, far] = away < 1 ? [pixels, half] : [half, full]
      const t = away < 1 ? away : away - 1
      out[k] = Math.round((near[k] ?? 0) * (1 - t) + (far[k] ?? 0) * t)
    }
  }
  return out
}

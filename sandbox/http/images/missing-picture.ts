import sharp from 'sharp'
import {planSize, type ImageWish} from './dimensions'

/** Size of the placeholder when the request names no size: the ratio of product pictures. */
const natural = {width: 700, height: 800}
const card = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
const frame =
  '<g fill="none" stroke="#8b8478" stroke-width="2"><rect x="12" y="16" width="40" height="32" rx="3"/><circle cx="24" cy="27" r="4"/><path d="M14 46l13-12 8 7 7-6 8 8"/></g></svg>'

/** PNG card in the requested size for a picture whose file the archive lacks. */
export function missingPicture(wish: ImageWish): Promise<Buffer> {
  const {width, height} = planSize(natural, wish).output
  const side = Math.max(1, Math.round(Math.min(width, height) / 3))
  const left = Math.floor((width - side) / 2)
  const top = Math.floor((height - side) / 2)
  return sharp(Buffer.from(card + frame), {density: Math.max(1, (72 * side) / 64)})
    .resize(side, side, {fit: 'fill'})
    .extend({
      left,
      top,
      right: width - side - left,
      bottom: height - side - top,
      background: {r: 0, g: 0, b: 0, alpha: 0},
    })
    .flatten({background: wish.background ?? '#efece6'})
    .png({compressionLevel: 8, palette: true})
    .toBuffer()
}

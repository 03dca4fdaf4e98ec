import {palette} from '../../data/source/palette'
import {naturalSize} from './draw-picture'
import {pictureName, type Picture} from './picture-path'

const PAPER = '#F4EFE7'
const SCENE = '#C9BBA6'

/** A card in the colour of what is for sale with the picture's name on it, in place of a drawing. */
export function plainPicture(picture: Picture, background: string | null): string {
  const {width, height} = naturalSize(picture)
  const colour = picture.kind === 'content' ? SCENE : palette[picture.colour].hex
  const inset = Math.round(Math.min(width, height) * 0.12)
  const words = pictureName(picture).split('/').slice(1)
  const size = Math.round(width * 0.05)
  const first = height / 2 - ((words.length - 1) * size * 1.4) / 2
  const lines = words.map(
    (word, index) =>
      `<text x="${width / 2}" y="${Math.round(first + index * size * 1.4)}">${word}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${background ?? PAPER}"/>`,
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${inset / 2}" fill="${colour}"/>`,
    `<g fill="#fff" stroke="#2b2620" stroke-width="${size / 6}" paint-order="stroke" font-family="sans-serif" font-size="${size}" text-anchor="middle">`,
    ...lines,
    '</g></svg>',
  ].join('')
}

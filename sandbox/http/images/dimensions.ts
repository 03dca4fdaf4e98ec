import {malformedParameter} from '../errors'

/** Maximum edge of a rendered picture in pixels; larger requests are answered with this size. */
export const largestEdge = 3000
const largestWish = 10_000

/** Requested form of a picture; sizes in pixels. */
export interface ImageWish {
  readonly width: number | null
  readonly height: number | null
  /** `fit` keeps the whole picture inside the box, `cut` fills the box exactly. */
  readonly mode: 'fit' | 'cut'
  /** Quality, 1..100; null uses the default of the format. */
  readonly quality: number | null
  /** Background colour instead of the picture's own, sRGB hex with #. */
  readonly background: string | null
  /** Part of the picture that is scaled, in its own pixels; null for all of it. */
  readonly crop: Crop | null
}

export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Query = Readonly<Record<string, unknown>>

const text = (query: Query, name: string): string | null => {
  const value = query[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw malformedParameter(name, 'was given more than once')
  return value
}

const integer = (query: Query, name: string, high: number, low = 1): number | null => {
  const value = text(query, name)
  if (value === null) return null
  const number = /^\d{1,6}$/.test(value) ? Number(value) : -1
  if (number < low || number > high)
    throw malformedParameter(name, `must be a whole number from ${low} to ${high}`)
  return number
}

/**
 * Reads the parameters of dynamic imaging: `sw`, `sh`, `sm`, `q`, `bgcolor`, and `cx`, `cy`, `cw`, `ch` of a crop. Unknown
 * ones are ignored. Throws a 400 problem that names the first bad one.
 */
export const readWish = (query: Query): ImageWish => {
  const mode = text(query, 'sm') ?? 'fit'
  if (mode !== 'fit' && mode !== 'cut') throw malformedParameter('sm', "must be 'fit' or 'cut'")
  const background = text(query, 'bgcolor')
  if (background !== null && !/^#?[0-9a-f]{6}$/i.test(background))
    throw malformedParameter('bgcolor', 'must be six hexadecimal digits')
  return {
    width: integer(query, 'sw', largestWish),
    height: integer(query, 'sh', largestWish),
    mode,
    quality: integer(query, 'q', 100),
    background: background === null ? null : `#${background.replace('#', '').toLowerCase()}`,
    crop: readCrop(query),
  }
}

/** A crop needs a width and a height; without a corner it begins at the top left. */
const readCrop = (query: Query): Crop | null => {
  const [left, top] = ['cx', 'cy'].map((name) => integer(query, name, largestWish, 0) ?? 0)
  const [width, height] = ['cw', 'ch'].map((name) => integer(query, name, largestWish))
  return width && height ? {left: left ?? 0, top: top ?? 0, width, height} : null
}

/** The part of a crop that lies inside a picture; all of the picture for a crop outside it. */
export const cropWithin = (natural: Size, {left, top, width, height}: Crop): Crop =>
  left < natural.width && top < natural.height
    ? {
        left,
        top,
        width: Math.min(width, natural.width - left),
        height: Math.min(height, natural.height - top),
      }
    : {left: 0, top: 0, ...natural}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What to render: the picture scaled to `scaled`, of which the middle `output` is kept. */
export interface RenderPlan {
  readonly scaled: Size
  readonly output: Size
}

/** Sizes for a picture of the given natural size; the ratio of a cut survives the upper limit. */
export const planSize = (natural: Size, wish: ImageWish): RenderPlan => {
  const {width, height} = wish
  const byWidth = width === null ? Infinity : width / natural.width
  const byHeight = height === null ? Infinity : height / natural.height
  const round = (v: number): number => Math.max(1, Math.round(v))
  if (wish.mode === 'cut' && width !== null && height !== null) {
    const limit = Math.min(1, largestEdge / Math.max(width, height))
    const scale = Math.max(byWidth, byHeight) * limit
    const output = {width: round(width * limit), height: round(height * limit)}
    return {
      output,
      scaled: {
        width: Math.max(output.width, round(natural.width * scale)),
        height: Math.max(output.height, round(natural.height * scale)),
      },
    }
  }
  const wished = Math.min(byWidth, byHeight)
  const scale = Math.min(
    Number.isFinite(wished) ? wished : 1,
    largestEdge / Math.max(natural.width, natural.height),
  )
  const output = {width: round(natural.width * scale), height: round(natural.height * scale)}
  return {output, scaled: output}
}

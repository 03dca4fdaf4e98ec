import {clamp} from './vec'

interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const labCache = new Map<string, Oklab>()

/** sRGB hex (#rrggbb) to OKLab, whose lightness is perceptual. */
export const toOklab = (hex: string): Oklab => {
  const known = labCache.get(hex)
  if (known) return known
  const n = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((v) => toLinear(v / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab = {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
  labCache.set(hex, lab)
  return lab
}

/** OKLab to sRGB hex; colours outside the gamut are clipped. */
export const fromOklab = ({l, a, b}: Oklab): string => {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
  return `#${channels
    .map((v) => Math.round(clamp(toGamma(clamp(v, 0, 1)), 0, 1) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`
}

const shadeCache = new Map<string, string>()

/**
 * The colour of a surface under light `k` (1 = exactly the given colour, below in shade, above lit)
 * with an added gloss of 0..1. Dark colours gain light faster, so that black surfaces still show their form.
 */
export const shade = (hex: string, k: number, gloss = 0): string => {
  const kq = Math.round(clamp(k, 0, 2) * 320)
  const gq = Math.round(clamp(gloss, 0, 1) * 160)
  const key = `${hex}${kq},${gq}`
  const known = shadeCache.get(key)
  if (known) return known
  const {l, a, b} = toOklab(hex)
  const t = kq / 320 - 1
  let light: number
  let chroma: number
  if (t <= 0) {
    light = l * (1 + 0.62 * t)
    // Shade loses colour nearly as fast as light; reflected daylight keeps a little of it.
    chroma = 1 + 0.58 * t
  } else {
    light = l + t * (0.3 + 0.1 * l) * (1.04 - l) * 1.6
    chroma = 1 - 0.35 * t
  }
  const g = gq / 160
  light += (0.99 - light) * g
  chroma *= 1 - g * 0.8
  const warmth = t < 0 ? -t * 0.012 * l : t * 0.006
  const out = fromOklab({l: clamp(light, 0.06, 0.992), a: a * chroma, b: b * chroma + warmth})
  if (shadeCache.size > 60_000) shadeCache.clear()
  shadeCache.set(key, out)
  return out
}

/** Perceptually even mixture of two colours, `t` from 0 to 1. */
export const blend = (from: string, to: string, t: number): string => {
  const p = toOklab(from)
  const q = toOklab(to)
  return fromOklab({
    l: p.l + (q.l - p.l) * t,
    a: p.a + (q.a - p.a) * t,
    b: p.b + (q.b - p.b) * t,
  })
}

/** Perceived lightness 0..1. */
export const lightness = (hex: string): number => toOklab(hex).l

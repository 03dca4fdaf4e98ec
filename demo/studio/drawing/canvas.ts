import type {Vec2} from './vec'

/** Collects the definitions and the drawing of one SVG. Ids are numbered, so that equal drawings have equal ids. */
export class Canvas {
  private readonly defs: string[] = []
  private readonly body: string[] = []
  private readonly known = new Map<string, string>()
  private count = 0

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Adds a definition; `make` gets the id. Equal definitions are stored once. */
  define(make: (id: string) => string): string {
    const shape = make('?')
    const known = this.known.get(shape)
    if (known) return known
    const id = `d${(this.count++).toString(36)}`
    this.defs.push(make(id))
    this.known.set(shape, id)
    return id
  }

  draw(markup: string): void {
    this.body.push(markup)
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
  }
}

/** A number with few digits for markup: a tenth of a pixel, or finer when requested. */
export const n = (v: number, digits = 1): string => {
  const f = 10 ** digits
  return String(Math.round(v * f) / f)
}

/** Path data of a polygon or polyline. */
export const pathOf = (points: readonly Vec2[], close = true): string => {
  let out = ''
  points.forEach(([x, y], i) => {
    out += `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`
  })
  return close ? `${out}Z` : out
}

/** A gradient stop. */
export interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

export const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ({at, colour, opacity}) =>
        `<stop offset="${n(at, 3)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity, 3)}"`}/>`,
    )
    .join('')

/** A linear gradient between two canvas points. */
export const linear = (canvas: Canvas, from: Vec2, to: Vec2, list: readonly Stop[]): string =>
  `url(#${canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stops(list)}</linearGradient>`,
  )})`

/** A radial gradient around a canvas point. */
export const radial = (
  canvas: Canvas,
  centre: Vec2,
  radius: number,
  list: readonly Stop[],
  focus: Vec2 = centre,
): string =>
  `url(#${canvas.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}" fx="${n(focus[0])}" fy="${n(focus[1])}">${stops(list)}</radialGradient>`,
  )})`

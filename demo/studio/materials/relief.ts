/** Properties of a material at one point of its surface. */
export interface Point {
  /** Height above the surface, in the unit of its coordinates. */
  readonly height: number
  /** Brightness of its colour at this point; 1 is the colour itself. */
  readonly tone: number
  /** Share of the surface below that is visible, 0..1 (nets). */
  readonly open?: number
}

/** A material as a function of the position on it, in its own unit: a thread, a stitch, a millimetre. */
export interface Relief {
  readonly at: (x: number, y: number) => Point
  /** Number of units in the width of the picture. */
  readonly across: number
  /** Strength of the reflection, 0..1, and how small it is (1 broad, 60 a spot). */
  readonly gloss: number
  readonly polish: number
  /** Large shape that the material lies over: its height by place in the picture (0..1 across, 0..8/7 down), in widths of the picture. */
  readonly shape: (u: number, v: number) => number
  /** How far the pattern moves down where the shape rises, widths of the picture per width. */
  readonly slip: number
  /** Darkness between the raised parts, 0..1. */
  readonly crevice: number
  /** Light on dark cloth at a low angle, 0..1. */
  readonly sheen: number
}

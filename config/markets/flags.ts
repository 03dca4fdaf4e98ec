import type {Flag, FlagPath} from './market'

/** Three bands of the same height, from top to bottom. */
export const horizontal = (top: string, middle: string, bottom: string): Flag => [
  {d: 'M0 0h24v5.4H0z', fill: top},
  {d: 'M0 5.3h24v5.4H0z', fill: middle},
  {d: 'M0 10.6h24V16H0z', fill: bottom},
]

/** Three bands of the same width, from left to right. */
export const vertical = (left: string, middle: string, right: string): Flag => [
  {d: 'M0 0h8.1v16H0z', fill: left},
  {d: 'M8 0h8.1v16H8z', fill: middle},
  {d: 'M16 0h8v16h-8z', fill: right},
]

/** Two bands of the same height. */
export const halves = (top: string, bottom: string): Flag => [
  {d: 'M0 0h24v8.1H0z', fill: top},
  {d: 'M0 8h24v8H0z', fill: bottom},
]

export const field = (fill: string): FlagPath => ({d: 'M0 0h24v16H0z', fill})

const CROSS = 'M0 8h24M9 0v16'

/** A cross whose upright is left of the middle. @param inner colour of a narrower cross on the first */
export const nordicCross = (ground: string, cross: string, inner?: string): Flag => [
  field(ground),
  {d: CROSS, stroke: cross, strokeWidth: inner ? 4 : 3},
  ...(inner ? [{d: CROSS, stroke: inner, strokeWidth: 2}] : []),
]

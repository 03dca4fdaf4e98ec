import type {Hotspot} from '../public/rich-content'

/** Ratios of width to height (rule LIMIT-7). */
const PICTURE = 7 / 8
const STAGE = 7 / 9
/** Width of a picture that fills the height of the stage, by the stage's width. */
const WIDTH = PICTURE / STAGE

/**
 * A hotspot of a picture, placed in percent of the stage, which cuts the picture's sides off evenly. One in the part
 * that is cut off lies on the edge.
 */
export function inStage(hotspot: Hotspot): Hotspot {
  const x = 50 + (hotspot.x - 50) * WIDTH
  return {...hotspot, x: Math.min(100, Math.max(0, x))}
}

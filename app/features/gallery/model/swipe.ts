/** A swipe counts from 50 px, and the gallery ignores swipes for 500 ms after a change (rule PROD-10). */
export const SWIPE_THRESHOLD_PX = 50
export const SLIDE_LOCK_MS = 500

/**
 * Steps of a swipe: 1 is the next picture, -1 the previous one, 0 none. Pixels, right is positive.
 * @param reading -1 where text runs from right to left: the next picture comes from the left there
 */
export function swipeStep(dx: number, dy = 0, reading: 1 | -1 = 1): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) < Math.abs(dy)) return 0
  return dx * reading < 0 ? 1 : -1
}

/** Index of the picture after `step` pictures; after the last comes the first (rule PROD-10). */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0
}

/** Scroll distance in one direction before the header reacts, pixels (rule FRAME-4). */
export const SCROLL_THRESHOLD_PX = 20

export interface HeaderVisibility {
  hidden: boolean
  /** Scroll position from which the distance is measured. */
  anchor: number
}

export const VISIBLE_AT_TOP: HeaderVisibility = {hidden: false, anchor: 0}

/**
 * The header hides on scrolling down past its own height and reappears on scrolling up; movements of
 * up to 20 px do nothing (rule FRAME-4).
 * @param scrollY pixels from the top; browsers that bounce give negative values
 * @param headerHeight pixels
 */
export function afterScroll(
  current: HeaderVisibility,
  scrollY: number,
  headerHeight: number,
): HeaderVisibility {
  const position = Math.max(0, scrollY)
  if (position <= headerHeight) {
    return current.hidden || current.anchor !== position
      ? {hidden: false, anchor: position}
      : current
  }
  const delta = position - current.anchor
  if (Math.abs(delta) <= SCROLL_THRESHOLD_PX) return current
  return {hidden: delta > 0, anchor: position}
}

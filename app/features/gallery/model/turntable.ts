/** Drag distance per frame, pixels. */
const PIXELS_PER_FRAME = 28

/** Frame after dragging `dx` pixels from frame `from`; a drag to the right shows the left side. */
export function draggedFrame(from: number, dx: number, count: number): number {
  if (count < 1) return 0
  const moved = from - Math.round(dx / PIXELS_PER_FRAME)
  return ((moved % count) + count) % count
}

/** The loaded frame nearest to the target, in either direction; the target when none is loaded. */
export function nearestLoaded(target: number, loaded: ReadonlySet<number>, count: number): number {
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const frame of [target + distance, target - distance]) {
      const round = ((frame % count) + count) % count
      if (loaded.has(round)) return round
    }
  }
  return target
}

/** Order in which frames load: coarse first, so that a whole turn is available early. */
export function loadingOrder(count: number): number[] {
  const all = Array.from({length: count}, (_, index) => index)
  const rank = (index: number): number => (index % 4 === 0 ? 0 : index % 2 === 0 ? 1 : 2)
  return [...all].sort((a, b) => rank(a) - rank(b) || a - b)
}

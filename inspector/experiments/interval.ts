/** Quantile of the normal distribution for intervals of 95 %. */
const Z = 1.959963984540054

/** Visitors, and those of them who bought. */
export interface Share {
  readonly buyers: number
  readonly visitors: number
}

/** Bounds of an interval, and the value in it. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * Share of buyers with its 95 % interval by Wilson's score method, which holds for few visitors and shares near zero
 * too. Without visitors the interval is 0 to 1.
 */
export function wilson({buyers, visitors}: Share): Interval {
  if (visitors === 0) return {value: 0, low: 0, high: 1}
  const value = buyers / visitors
  const divisor = 1 + Z ** 2 / visitors
  const center = (value + Z ** 2 / (2 * visitors)) / divisor
  const half =
    (Z * Math.sqrt((value * (1 - value)) / visitors + Z ** 2 / (4 * visitors ** 2))) / divisor
  return {
    value,
    low: buyers === 0 ? 0 : Math.max(0, center - half),
    high: buyers === visitors ? 1 : Math.min(1, center + half),
  }
}

/**
 * Difference of two shares, `one` minus `other`, with its 95 % interval by Newcombe's hybrid score method (method 10
 * of Newcombe 1998, without correction for continuity).
 */
export function newcombe(one: Share, other: Share): Interval {
  const [a, b] = [wilson(one), wilson(other)]
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}

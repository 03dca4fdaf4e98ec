interface QuantityRange {
  min: number
  max: number
  step: number
}

/** The allowed quantity nearest to the requested one: within the range, in whole steps from `min`. */
export function nearestQuantity(requested: number, {min, max, step}: QuantityRange): number {
  const steps = Math.max(0, Math.round((requested - min) / step))
  const most = Math.max(0, Math.floor((max - min) / step))
  return min + Math.min(steps, most) * step
}

interface QuantityRange {
  min: number
  max: number
  step: number
}

/** The allowed quantity next to a wanted one: within the range, whole steps above `min`. */
export function nearestQuantity(wanted: number, {min, max, step}: QuantityRange): number {
  const steps = Math.max(0, Math.round((wanted - min) / step))
  const most = Math.max(0, Math.floor((max - min) / step))
  return min + Math.min(steps, most) * step
}

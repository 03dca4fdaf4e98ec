/**
 * Splits an amount in minor units exactly by weights: every part gets its share rounded down, the
 * remaining units go to the parts with the largest remainders, in order among equal remainders.
 * Without any weight the first part gets the whole amount.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const shares = weights.map((weight, index) => {
    const exact = BigInt(Math.abs(amount)) * BigInt(weight)
    return {
      index,
      share: Number(exact / BigInt(total)),
      remainder: Number(exact % BigInt(total)),
    }
  })
  let left = Math.abs(amount) - shares.reduce((sum, {share}) => sum + share, 0)
  for (const part of [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break
    part.share += 1
    left -= 1
  }
  return shares.map(({share}) => (amount < 0 && share !== 0 ? -share : share))
}

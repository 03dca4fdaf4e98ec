import {toMinor} from '../money'
import type {Tier} from './promotion'

/** Returns a threshold as a number: minor units of the currency, or a quantity. */
export function thresholdOf(tier: Tier, currency: string | null): number {
  return currency === null ? tier.threshold : toMinor(tier.threshold, currency)
}

/** Returns the last tier that a quantity, or a value in minor units with its currency, reaches. */
export function reachedTier(
  tiers: readonly Tier[],
  value: number,
  currency: string | null,
): Tier | undefined {
  let reached: Tier | undefined
  for (const tier of tiers) if (thresholdOf(tier, currency) <= value) reached = tier
  return reached
}

import {reachedTier, thresholdOf} from './tiers'

const tier = (threshold: number) => ({
  threshold,
  eligibleQuantity: null,
  discount: {type: 'free'} as const,
})
const tiers = [tier(10), tier(20.5)]

it('a threshold is a quantity, or an amount in the minor units of a currency', () => {
  expect(thresholdOf(tier(20.5), null)).toBe(20.5)
  expect(thresholdOf(tier(20.5), 'EUR')).toBe(2050)
  expect(thresholdOf(tier(20), 'JPY')).toBe(20)
})

it.each([
  [999, 'EUR', undefined],
  [1000, 'EUR', 10],
  [2049, 'EUR', 10],
  [2050, 'EUR', 20.5],
  [9999, 'EUR', 20.5],
  [9, null, undefined],
  [10, null, 10],
  [21, null, 20.5],
])('%d (%p) reaches the tier from %p', (value, currency, threshold) => {
  expect(reachedTier(tiers, value, currency)?.threshold).toBe(threshold)
})

import {DEU, factsOf} from '../testing/facts-of'
import {unusedPreference} from './unused-preference'

const problems = (preferences: Record<string, unknown>, business = true) =>
  unusedPreference
    .run(factsOf({preferences, effective: {...DEU, features: {...DEU.features, business}}}))
    .map(({problem}) => problem)

it('finds a preference that nothing knows', () => {
  expect(problems({npsEnabled: true, somethingElse: 'x'})).toEqual([
    '“somethingElse” is set, but neither shop nor backend knows it.',
  ])
})

it('finds a preference whose feature is off', () => {
  expect(problems({purchaseLimitBusiness: 999}, true)).toEqual([])
  expect(problems({purchaseLimitBusiness: 999}, false)).toEqual([
    '“Most of one product, business” (purchaseLimitBusiness) is set, but it needs the business mode, which the site does not have.',
  ])
})

it('accepts one that is off or empty', () => {
  expect(problems({npsEnabled: false, cpsiaEnabled: '', siteCatalog: 'shop'})).toEqual([])
})

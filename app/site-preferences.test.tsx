/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
/** Each preference that the specification names changes what a shopper sees (rule SITE-12). */
import {act, cleanup} from '@testing-library/react'
import {orderCases} from './testing/preferences/order-cases'
import {forget, sessionWith, type PreferenceCases} from './testing/preferences/preference-case'
import {productCases} from './testing/preferences/product-cases'
import {shopCases} from './testing/preferences/shop-cases'
import {SPECIFIED, type SpecifiedPreference} from '@config/specified-preferences'

const cases: PreferenceCases<SpecifiedPreference> = {...productCases, ...shopCases, ...orderCases}

/** Lazily loaded parts of the pages arrive inside `act`. */
beforeAll(async () => {
  await act(async () => {
    await Promise.all([
      import('@app/features/registry/public/MoreWays'),
      import('@app/features/product/public/PromotionList'),
      import('@app/features/advice/components/AdviceColumn'),
    ])
  })
})

it('has a case for each preference', () => {
  expect(Object.keys(cases).sort()).toEqual([...SPECIFIED].sort())
})

it.each(SPECIFIED)('%s changes the page', async (id) => {
  const tested = cases[id]
  expect(tested.effects[0]).not.toEqual(tested.effects[1])
  try {
    for (const index of [0, 1] as const) {
      const session = await sessionWith(tested, id, tested.values[index])
      expect(await tested.look(session)).toEqual(tested.effects[index])
      cleanup()
    }
  } finally {
    forget(tested, id)
  }
})

import {STATIC_STALE_TIME_MS} from '../lib/query-client'
import {readSitePreferences} from './site-preferences'
import type {ShopApi} from './shop-api'

/** A shop whose backend answers with these values, in turn. */
function shopOf(...answers: readonly (object | Error)[]) {
  const left = [...answers]
  const ocapi = jest.fn(async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return Promise.resolve(answer)
  })
  return {api: {ocapi} as unknown as ShopApi, ocapi}
}

afterEach(() => jest.useRealTimers())

it('asks once for all parts of a page', async () => {
  const {ocapi, ...shop} = shopOf({c_result: {cpsiaEnabled: true}})
  const read = await Promise.all([readSitePreferences(shop), readSitePreferences(shop)])
  expect([...read, await readSitePreferences(shop)]).toEqual(Array(3).fill({cpsiaEnabled: true}))
  expect(ocapi).toHaveBeenCalledTimes(1)
})

it('asks again after a failure, and when the answer is old', async () => {
  jest.useFakeTimers({doNotFake: ['nextTick']})
  const {ocapi, ...shop} = shopOf(new Error('late'), {}, {c_result: {a: 1}})
  await expect(readSitePreferences(shop)).rejects.toThrow('late')
  expect(await readSitePreferences(shop)).toEqual({})
  jest.advanceTimersByTime(STATIC_STALE_TIME_MS)
  expect(await readSitePreferences(shop)).toEqual({a: 1})
  expect(ocapi).toHaveBeenCalledTimes(3)
})

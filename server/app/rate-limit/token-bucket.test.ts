import {TokenBucket} from './token-bucket'

it('lets a burst through, then so many a second', () => {
  let now = 0
  const bucket = new TokenBucket({perSecond: 2, burst: 3}, () => now)
  const take = (times: number) => Array.from({length: times}, () => bucket.take())
  expect(take(4)).toEqual([true, true, true, false])
  expect(bucket.retryAfter).toBe(1)
  now += 500
  expect(take(2)).toEqual([true, false])
  now += 60_000
  expect(take(4)).toEqual([true, true, true, false])
})

it('goes on when the clock of the machine is set back', async () => {
  const bucket = new TokenBucket({perSecond: 100, burst: 1})
  expect(bucket.take()).toBe(true)
  const hourAgo = Date.now() - 3_600_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(hourAgo)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(bucket.take()).toBe(true)
  clock.mockRestore()
})

import {CircuitBreaker} from './circuit-breaker'

const limits = {failures: 3, windowMs: 1000, restMs: 5000}
let now = 1_000_000

const create = () => new CircuitBreaker(limits, () => now)
const fail = (breaker: CircuitBreaker, times: number) => {
  for (let count = 0; count < times; count += 1) breaker.failed()
}

it('leaves a service alone that keeps failing', () => {
  const breaker = create()
  fail(breaker, 2)
  expect([breaker.admits(), breaker.state]).toEqual([true, 'closed'])
  fail(breaker, 1)
  expect([breaker.admits(), breaker.state, breaker.retryAfter]).toEqual([false, 'open', 5])
})

it('forgives failures among many successes, and old ones', () => {
  const breaker = create()
  for (let count = 0; count < 10; count += 1) breaker.succeeded()
  fail(breaker, 5)
  expect(breaker.state).toBe('closed')
  now += limits.windowMs
  fail(breaker, 2)
  now += limits.windowMs
  fail(breaker, 2)
  expect(breaker.state).toBe('closed')
})

it('lets one call try after the rest, and all after its success', () => {
  const breaker = create()
  fail(breaker, 3)
  now += limits.restMs
  expect(breaker.state).toBe('trying')
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false])
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

it('rests again when the try fails, and tries again when its end is never told', () => {
  const breaker = create()
  fail(breaker, 3)
  now += limits.restMs
  breaker.admits()
  breaker.failed()
  expect(breaker.state).toBe('open')
  now += limits.restMs
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  now += limits.restMs
  expect(breaker.admits()).toBe(true)
})

it('comes back when the clock of the machine is set back', async () => {
  const breaker = new CircuitBreaker({...limits, restMs: 20})
  fail(breaker, 3)
  expect(breaker.state).toBe('open')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(breaker.admits()).toBe(true)
  clock.mockRestore()
})

it('is not shut again by the failure of a call from before', () => {
  const breaker = create()
  fail(breaker, 3)
  now += limits.restMs
  breaker.admits()
  breaker.succeeded()
  breaker.failed()
  expect(breaker.admits()).toBe(true)
})

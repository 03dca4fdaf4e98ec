import {watchHeartbeat, type Heartbeat} from './heartbeat'

const LIMIT_MS = 1000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('leaves a process alone that answers, however long it lives', () => {
  const onSilent = jest.fn()
  let heartbeat: Heartbeat | undefined = undefined
  heartbeat = watchHeartbeat(LIMIT_MS, () => setTimeout(() => heartbeat?.answered(), 1), onSilent)
  jest.advanceTimersByTime(100 * LIMIT_MS)
  expect(onSilent).not.toHaveBeenCalled()
})

it('tells once that a process is silent, when its time is over', () => {
  const ask = jest.fn()
  const onSilent = jest.fn()
  watchHeartbeat(LIMIT_MS, ask, onSilent)
  jest.advanceTimersByTime(LIMIT_MS - 1)
  expect(onSilent).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onSilent).toHaveBeenCalledTimes(1)
  const asked = ask.mock.calls.length
  jest.advanceTimersByTime(10 * LIMIT_MS)
  expect(onSilent).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(asked)
})

it('begins anew with every answer, also with a late one', () => {
  const onSilent = jest.fn()
  const heartbeat = watchHeartbeat(LIMIT_MS, () => undefined, onSilent)
  for (let round = 0; round < 20; round += 1) {
    jest.advanceTimersByTime(LIMIT_MS - 1)
    heartbeat.answered()
  }
  expect(onSilent).not.toHaveBeenCalled()
})

it('forgives a pause of the machine: it asks before it judges', () => {
  const onSilent = jest.fn()
  const heartbeat = watchHeartbeat(LIMIT_MS, () => undefined, onSilent)
  heartbeat.answered()
  jest.setSystemTime(Date.now() + 3_600_000)
  jest.advanceTimersByTime(LIMIT_MS / 5)
  expect(onSilent).not.toHaveBeenCalled()
})

it('watches nobody without a limit, or once it is stopped', () => {
  const onSilent = jest.fn()
  const ask = jest.fn()
  watchHeartbeat(0, ask, onSilent)
  expect(ask).not.toHaveBeenCalled()
  watchHeartbeat(LIMIT_MS, ask, onSilent).stop()
  jest.advanceTimersByTime(10 * LIMIT_MS)
  expect(onSilent).not.toHaveBeenCalled()
})

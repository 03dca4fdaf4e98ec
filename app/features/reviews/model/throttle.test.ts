import {createThrottle} from './throttle'

it('lets calls start one after another', async () => {
  jest.useFakeTimers()
  const inTurn = createThrottle(50)
  const began: number[] = []
  const start = Date.now()
  for (let index = 0; index < 3; index += 1)
    void inTurn().then(() => began.push(Date.now() - start))
  await jest.advanceTimersByTimeAsync(200)
  void inTurn().then(() => began.push(Date.now() - start))
  await jest.advanceTimersByTimeAsync(0)
  expect(began).toEqual([0, 50, 100, 200])
  jest.useRealTimers()
})

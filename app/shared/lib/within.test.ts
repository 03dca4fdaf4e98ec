import {within} from './within'

test('work that is quick enough gives its result and is not aborted', async () => {
  let given: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    given = signal
    return Promise.resolve('done')
  }
  await expect(within(20, work, 'late')).resolves.toBe('done')
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(given?.aborted).toBe(false)
})

test('work that takes too long is late and aborted', async () => {
  let given: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    given = signal
    return new Promise<string>(() => undefined)
  }
  await expect(within(10, work, 'late')).resolves.toBe('late')
  expect(given?.aborted).toBe(true)
})

test('a failure is a failure', async () => {
  await expect(within(20, () => Promise.reject(new Error('no')), 'late')).rejects.toThrow('no')
})

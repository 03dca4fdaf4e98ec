import {createSerialQueue} from './serial-queue'

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('a task starts when the one before it has ended', async () => {
  const queue = createSerialQueue()
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await later()
    log.push(`${name} ends`)
    return name
  }
  const names = await Promise.all([queue(task('a')), queue(task('b')), queue(task('c'))])
  expect(names).toEqual(['a', 'b', 'c'])
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('a failed task rejects its own promise and lets the next one run', async () => {
  const queue = createSerialQueue()
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})

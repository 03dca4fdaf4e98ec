import {Overloaded, RenderQueue, RenderTimeout} from './render-queue'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

it('lets a bounded number run, in order, and refuses what is too much', async () => {
  const queue = new RenderQueue({running: 2, waiting: 3, timeLimitMs: 1000})
  let most = 0
  const order: number[] = []
  const work = (id: number) => () => {
    most = Math.max(most, queue.running)
    order.push(id)
    return wait(10)
  }
  const results = await Promise.allSettled(Array.from({length: 7}, (_, id) => queue.run(work(id))))
  expect(results.map(({status}) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ])
  expect((results[6] as PromiseRejectedResult).reason).toBeInstanceOf(Overloaded)
  expect([most, order, queue.running, queue.waiting]).toEqual([2, [0, 1, 2, 3, 4], 0, 0])
})

it('gives the place of work that hangs to the next', async () => {
  const queue = new RenderQueue({running: 1, waiting: 1, timeLimitMs: 30})
  const hanging = queue.run(() => new Promise(() => undefined))
  const next = queue.run(() => Promise.resolve('made'))
  await expect(hanging).rejects.toBeInstanceOf(RenderTimeout)
  await expect(next).resolves.toBe('made')
})

it('gives the place of work that fails to the next', async () => {
  const queue = new RenderQueue({running: 1, waiting: 1, timeLimitMs: 1000})
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue.run(() => Promise.resolve(1))).resolves.toBe(1)
})

/** @jest-environment jsdom */
import {alone} from './alone'

const provide = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', {value: {request}, configurable: true})

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

it('runs the task without Web Locks', async () => {
  await expect(alone('session', () => Promise.resolve(1))).resolves.toBe(1)
})

it('runs the task under the lock', async () => {
  const names: string[] = []
  provide((name: string, run: () => Promise<number>) => {
    names.push(name)
    return run()
  })
  await expect(alone('session', () => Promise.resolve(2))).resolves.toBe(2)
  expect(names).toEqual(['session'])
})

it('runs the task when the browser refuses locks', async () => {
  provide(() => Promise.reject(new DOMException('Access denied', 'SecurityError')))
  await expect(alone('session', () => Promise.resolve(3))).resolves.toBe(3)
})

it('runs a task that fails only once', async () => {
  provide((_name: string, run: () => Promise<number>) => run())
  let runs = 0
  const task = () => {
    runs += 1
    return Promise.reject(new Error('no network'))
  }
  await expect(alone('session', task)).rejects.toThrow('no network')
  expect(runs).toBe(1)
})

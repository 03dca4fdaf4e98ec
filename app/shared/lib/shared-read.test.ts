/** @jest-environment node */
import {KEEP_SHELL_MS, sharedRead as shareFor} from './shared-read'

const sharedRead = <T>(key: readonly string[], read: () => Promise<T>) =>
  shareFor(key, read, KEEP_SHELL_MS)

describe('reads that all pages of a server process share', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('are made once a minute for each key', async () => {
    const read = jest.fn((text: string) => Promise.resolve(text))
    await expect(sharedRead(['menu', 'DEU'], () => read('a'))).resolves.toBe('a')
    await expect(sharedRead(['menu', 'DEU'], () => read('b'))).resolves.toBe('a')
    await expect(sharedRead(['menu', 'USA'], () => read('c'))).resolves.toBe('c')
    jest.advanceTimersByTime(60_001)
    await expect(sharedRead(['menu', 'DEU'], () => read('d'))).resolves.toBe('d')
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('are kept in a limited number, the newest of them', async () => {
    const read = jest.fn((text: string) => Promise.resolve(text))
    for (let query = 0; query <= 300; query += 1) {
      await sharedRead(['search', `${query}`], () => read('x'))
    }
    await sharedRead(['search', '300'], () => read('y'))
    expect(read).toHaveBeenCalledTimes(301)
    await sharedRead(['search', '0'], () => read('y'))
    expect(read).toHaveBeenCalledTimes(302)
  })

  it('are tried again after a failure', async () => {
    await expect(sharedRead(['footer'], () => Promise.reject(new Error('down')))).rejects.toThrow()
    await expect(sharedRead(['footer'], () => Promise.resolve('up'))).resolves.toBe('up')
  })
})

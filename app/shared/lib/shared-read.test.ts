/** @jest-environment node */
import {FORGET_READS} from '@common/server-events'
import {KEEP_SHELL_MS, sharedRead as shareFor} from './shared-read'

const sharedRead = <T>(key: readonly string[], read: () => Promise<T>) =>
  shareFor({}, key, read, KEEP_SHELL_MS)

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

  it('are made again before their time is over, and nobody waits for it', async () => {
    let answer: (text: string) => void = () => undefined
    const slow = () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
    const read = jest.fn(slow)
    await sharedRead(['prices'], () => Promise.resolve('old'))
    jest.advanceTimersByTime(40_000)
    await expect(sharedRead(['prices'], read)).resolves.toBe('old')
    await expect(sharedRead(['prices'], read)).resolves.toBe('old')
    expect(read).toHaveBeenCalledTimes(1)
    answer('new')
    await jest.advanceTimersByTimeAsync(0)
    await expect(sharedRead(['prices'], read)).resolves.toBe('new')
    jest.advanceTimersByTime(30_000)
    await expect(sharedRead(['prices'], read)).resolves.toBe('new')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('keep the object of an answer that has not changed', async () => {
    const first = await sharedRead(['label'], () => Promise.resolve({text: 'same'}))
    jest.advanceTimersByTime(60_001)
    await expect(sharedRead(['label'], () => Promise.resolve({text: 'same'}))).resolves.toBe(first)
    jest.advanceTimersByTime(60_001)
    await expect(sharedRead(['label'], () => Promise.resolve({text: 'other'}))).resolves.toEqual({
      text: 'other',
    })
  })

  it('stay for their time when they cannot be made again', async () => {
    await sharedRead(['stock'], () => Promise.resolve('old'))
    jest.advanceTimersByTime(50_000)
    const down = () => Promise.reject(new Error('down'))
    await expect(sharedRead(['stock'], down)).resolves.toBe('old')
    jest.advanceTimersByTime(10_001)
    await expect(sharedRead(['stock'], down)).rejects.toThrow('down')
  })

  it('are not brought back by a read that began before they were forgotten', async () => {
    let answer: (text: string) => void = () => undefined
    await sharedRead(['banner'], () => Promise.resolve('old'))
    jest.advanceTimersByTime(50_000)
    await sharedRead(
      ['banner'],
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    process.emit(FORGET_READS as 'message', undefined, undefined)
    answer('stale')
    await Promise.resolve()
    await expect(sharedRead(['banner'], () => Promise.resolve('new'))).resolves.toBe('new')
  })

  it('are tried again after a failure', async () => {
    await expect(sharedRead(['footer'], () => Promise.reject(new Error('down')))).rejects.toThrow()
    await expect(sharedRead(['footer'], () => Promise.resolve('up'))).resolves.toBe('up')
  })

  it('are made for each preview, and kept apart from those of visitors', async () => {
    const preview = {token: 't', settings: {}, endsAt: ''}
    const readPreview = (value: string) =>
      shareFor({preview}, ['price'], () => Promise.resolve(value), KEEP_SHELL_MS)
    await expect(readPreview('future')).resolves.toBe('future')
    await expect(sharedRead(['price'], () => Promise.resolve('today'))).resolves.toBe('today')
    await expect(readPreview('later')).resolves.toBe('later')
    await expect(sharedRead(['price'], () => Promise.resolve('no'))).resolves.toBe('today')
  })
})

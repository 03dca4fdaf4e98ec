/** One process of a cluster alone: the test sends and reads the messages of the first process. */
import cluster from 'node:cluster'
import type {Logger} from 'pino'
import {Registry} from 'prom-client'
import {REFRESH_ASKED, REFRESH_ENDED} from '../../common/server-events'
import {runWorker} from './cluster'
import type {HostEnvironment} from './environment'
import {serve, type Service} from './serve'

jest.mock('./serve', () => ({serve: jest.fn()}))

type Links = NonNullable<Parameters<typeof serve>[2]>

const request = {site: 'DEU'}
const send = jest.fn()
const disconnect = jest.fn()
const stop = jest.fn<Promise<void>, []>()
const purge = jest.fn<number, [typeof request]>()
const exit = jest.fn()
const added: [string, (...args: never[]) => void][] = []

beforeEach(() => {
  Object.assign(process, {send, disconnect, connected: true})
  jest.spyOn(process, 'exit').mockImplementation((code) => exit(code) as never)
  const on = process.on.bind(process)
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    added.push([name as string, listener])
    return on(name, listener)
  })
  stop.mockResolvedValue()
  const service = {stop, host: {purge, metrics: {registry: new Registry()}}}
  jest.mocked(serve).mockResolvedValue(service as unknown as Service)
})
afterEach(() => {
  for (const [name, listener] of added.splice(0)) process.off(name, listener as () => void)
  jest.restoreAllMocks()
  process.exitCode = undefined
  Object.assign(cluster, {worker: undefined})
})

const run = () => runWorker({} as HostEnvironment, {} as Logger)
const links = () => jest.mocked(serve).mock.calls.at(-1)?.[2] as Required<Links>
const receive = (message: unknown) => void process.emit('message', message, undefined)
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the start', () => {
  it('is reported once the process answers requests', async () => {
    const starting = run()
    expect(send).not.toHaveBeenCalled()
    await starting
    expect(send.mock.calls).toEqual([[{type: 'storefront:ready'}]])
  })

  it.each([
    [new Error('no build'), 'no build'],
    ['broken', 'failed'],
  ])('that fails with %s is reported and ends the process', async (error, reason) => {
    jest.mocked(serve).mockRejectedValue(error)
    await run()
    expect(send.mock.calls).toEqual([[{type: 'storefront:failed', reason}]])
    expect(process.exitCode).toBe(1)
    expect(disconnect).toHaveBeenCalled()
  })

  it('is reported to nothing when the first process has gone', async () => {
    Object.assign(process, {connected: false})
    await run()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  beforeEach(async () => {
    await run()
    send.mockClear()
  })

  it('that asks for a sign of life gets one', () => {
    receive({type: 'storefront:ask-life'})
    expect(send.mock.calls).toEqual([[{type: 'storefront:life'}]])
  })

  it('that purges is carried out and answered', () => {
    purge.mockReturnValue(4)
    receive({type: 'storefront:purge', id: 3, request})
    expect(purge.mock.calls).toEqual([[request]])
    expect(send.mock.calls).toEqual([[{type: 'storefront:purged', id: 3, pages: 4}]])
  })

  it.each([[null], [{}], [{type: 'purge', id: 1, request}], [{type: 'storefront:unknown'}]])(
    'that is %j does nothing',
    (message) => {
      receive(message)
      expect(send).not.toHaveBeenCalled()
      expect(purge).not.toHaveBeenCalled()
    },
  )
})

describe('a call', () => {
  it('purges the other processes through the first one', async () => {
    await run()
    const pages = links().purgeOthers(request)
    pages.catch(() => undefined)
    const {id} = send.mock.calls.at(-1)?.[0] as {id: number}
    expect(send).toHaveBeenLastCalledWith({type: 'storefront:purge-others', id, request})
    receive({type: 'storefront:others-purged', id, pages: 6})
    expect(await pages).toBe(6)
  })

  it('reads the figures of all processes from the first one', async () => {
    await run()
    const text = links().allMetrics()
    text.catch(() => undefined)
    const {id} = send.mock.calls.at(-1)?.[0] as {id: number}
    expect(send).toHaveBeenLastCalledWith({type: 'storefront:ask-metrics', id})
    receive(null)
    receive({type: 'metrics', id, text: 'not ours'})
    receive({type: 'storefront:others-purged', id, text: 'not figures'})
    receive({type: 'storefront:metrics', id, text: 'figures 1'})
    expect(await text).toBe('figures 1')
  })

  it('is given up when the first process says nothing', async () => {
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate']})
    await run()
    const failed = expect(links().allMetrics()).rejects.toThrow('within 8000 ms')
    jest.advanceTimersByTime(8_000)
    await failed
    jest.useRealTimers()
  })

  it('is not sent when the first process has gone', async () => {
    await run()
    send.mockClear()
    Object.assign(process, {connected: false})
    void links()
      .allMetrics()
      .catch(() => undefined)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a refresh', () => {
  const answer = jest.fn()
  const ask = () => process.emit(REFRESH_ASKED as 'message', {key: 'a', answer}, undefined)
  const tokens = {accessToken: 'access'}

  it('is asked of the first process, and its end reported', async () => {
    await run()
    ask()
    const {id} = send.mock.calls.at(-1)?.[0] as {id: number}
    expect(send).toHaveBeenLastCalledWith({type: 'storefront:ask-refresh', id, key: 'a'})
    receive({type: 'storefront:refresh', id, tokens})
    await settle()
    expect(answer.mock.calls).toEqual([[tokens]])
    process.emit(REFRESH_ENDED as 'message', {key: 'a', refreshed: null}, undefined)
    expect(send).toHaveBeenLastCalledWith({
      type: 'storefront:refresh-ended',
      key: 'a',
      refreshed: null,
    })
  })

  it('is made here when the first process has gone, or says nothing', async () => {
    await run()
    Object.assign(process, {connected: false})
    ask()
    expect(answer.mock.calls).toEqual([[null]])
    Object.assign(process, {connected: true})
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate']})
    ask()
    jest.advanceTimersByTime(16_000)
    await settle()
    expect(answer.mock.calls).toEqual([[null], [null]])
    jest.useRealTimers()
  })
})

describe('the stop', () => {
  it.each(['SIGTERM', 'disconnect'])('comes with %s, once', async (event) => {
    await run()
    process.emit(event as 'SIGTERM')
    process.emit(event as 'SIGTERM')
    await settle()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(exit.mock.calls).toEqual([[0]])
  })

  it('does not come with SIGINT, which the terminal sends to every process', async () => {
    await run()
    expect(added.filter(([name]) => name === 'SIGINT')).toHaveLength(1)
    process.emit('SIGINT')
    await settle()
    expect(stop).not.toHaveBeenCalled()
  })

  it('waits until the service has stopped', async () => {
    stop.mockReturnValue(new Promise(() => undefined))
    await run()
    process.emit('SIGTERM')
    await settle()
    expect(exit).not.toHaveBeenCalled()
  })
})

describe('leaving the first process', () => {
  it('happens before connections close, with time for the first process', async () => {
    const worker = {isConnected: () => true, exitedAfterDisconnect: false}
    Object.assign(cluster, {worker})
    await run()
    const began = performance.now()
    await links().beforeClose()
    expect(performance.now() - began).toBeGreaterThan(90)
    expect(worker.exitedAfterDisconnect).toBe(true)
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['no', undefined],
    ['a disconnected', {isConnected: () => false}],
  ])('is not needed with %s channel', async (_name, worker) => {
    Object.assign(cluster, {worker})
    await run()
    await links().beforeClose()
    expect(disconnect).not.toHaveBeenCalled()
  })
})

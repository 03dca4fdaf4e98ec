/** The first process of a cluster alone: the others are stubs that the test ends, stalls and makes answer. */
import cluster, {type Worker} from 'node:cluster'
import {EventEmitter} from 'node:events'
import type {Logger} from 'pino'
import {runPrimary} from './cluster'
import type {HostEnvironment} from './environment'

const TIMEOUT_MS = 5_000

class FakeWorker extends EventEmitter {
  connected = true
  readonly sent: unknown[] = []
  readonly signals: string[] = []
  readonly process = {kill: (signal: string) => void this.signals.push(signal)}

  constructor(readonly id: number) {
    super()
  }
  isConnected(): boolean {
    return this.connected
  }
  send(message: unknown): boolean {
    this.sent.push(message)
    return true
  }
  says(message: unknown): void {
    this.emit('message', message)
    cluster.emit('message', this as unknown as Worker, message)
  }
  ends(code: number | null = 1, signal: string | null = null): void {
    this.connected = false
    this.emit('exit', code, signal)
  }
}

const workers: FakeWorker[] = []
const logger = {error: jest.fn()}
const events = {onReady: jest.fn(), onFailure: jest.fn()}
const realPolicy = cluster.schedulingPolicy
const setWorkers = (all: NodeJS.Dict<FakeWorker>) => Object.assign(cluster, {workers: all})
/** Timers are faked: this lets promises settle in between. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate']})
  workers.length = 0
  jest.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker(workers.length + 1)
    workers.push(worker)
    return worker as unknown as Worker
  })
  setWorkers({})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  cluster.removeAllListeners('message')
  cluster.schedulingPolicy = realPolicy
})

const start = (count: number, workerTimeoutMs = 0) =>
  runPrimary(
    {workers: count, workerTimeoutMs} as HostEnvironment,
    logger as unknown as Logger,
    events,
  )
const ready = (worker: FakeWorker) => worker.says({type: 'storefront:ready'})
const at = (index: number): FakeWorker => {
  const worker = workers[index]
  if (!worker) throw new Error(`Process ${index} was not started.`)
  return worker
}

describe('the start', () => {
  it('starts as many processes as are wanted, which take connections themselves', () => {
    start(3)
    expect(workers).toHaveLength(3)
    expect(cluster.schedulingPolicy).toBe(cluster.SCHED_NONE)
  })

  it('is over once every process answers', () => {
    start(2)
    ready(at(0))
    expect(events.onReady).not.toHaveBeenCalled()
    ready(at(1))
    expect(events.onReady).toHaveBeenCalledTimes(1)
  })

  it('is over once, although processes are replaced later', () => {
    start(1)
    ready(at(0))
    at(0).ends()
    jest.advanceTimersByTime(60_000)
    ready(at(1))
    expect(events.onReady).toHaveBeenCalledTimes(1)
  })

  it('fails with the reason of the first process that cannot start', () => {
    start(2)
    at(0).says({type: 'storefront:failed', reason: 'no build'})
    expect(events.onFailure).toHaveBeenCalledWith('no build')
  })

  it('has not failed when a replacement cannot start', () => {
    start(1)
    ready(at(0))
    at(0).says({type: 'storefront:failed', reason: 'later'})
    expect(events.onFailure).not.toHaveBeenCalled()
  })

  it.each([[null], ['storefront:ready'], [{}], [{type: 'axm'}], [{type: 'other:ready'}]])(
    'ignores %j, which is not ours',
    (message) => {
      start(1)
      at(0).says(message)
      expect(events.onReady).not.toHaveBeenCalled()
      expect(events.onFailure).not.toHaveBeenCalled()
    },
  )
})

describe('a process that ends', () => {
  it('is replaced after a pause, and logged', () => {
    start(2)
    at(1).ends(3, 'SIGKILL')
    expect(logger.error).toHaveBeenCalledWith(
      {code: 3, signal: 'SIGKILL', worker: 2},
      'a process ended; another one starts',
    )
    jest.advanceTimersByTime(199)
    expect(workers).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(workers).toHaveLength(3)
  })

  it('is replaced more slowly each time it ends at once, ten seconds at most', () => {
    start(1)
    for (const pause of [200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      const before = workers.length
      at(before - 1).ends()
      jest.advanceTimersByTime(pause - 1)
      expect(workers).toHaveLength(before)
      jest.advanceTimersByTime(1)
      expect(workers).toHaveLength(before + 1)
    }
  })

  it('is replaced quickly again once one has lived for a while', () => {
    start(1)
    at(0).ends()
    jest.advanceTimersByTime(200)
    jest.advanceTimersByTime(5_000)
    at(1).ends()
    // Five seconds exactly are not long enough.
    jest.advanceTimersByTime(399)
    expect(workers).toHaveLength(2)
    jest.advanceTimersByTime(1)
    jest.advanceTimersByTime(5_001)
    at(2).ends()
    jest.advanceTimersByTime(99)
    expect(workers).toHaveLength(3)
    jest.advanceTimersByTime(1)
    expect(workers).toHaveLength(4)
  })

  it('no longer counts as one that answers', () => {
    start(2)
    ready(at(0))
    at(0).ends()
    ready(at(1))
    expect(events.onReady).not.toHaveBeenCalled()
    jest.advanceTimersByTime(200)
    ready(at(2))
    expect(events.onReady).toHaveBeenCalledTimes(1)
  })
})

describe('a process that hangs', () => {
  const life = {type: 'storefront:life'}
  const asked = {type: 'storefront:ask-life'}

  it('is ended when it gives no sign of life', () => {
    start(1, TIMEOUT_MS)
    ready(at(0))
    expect(at(0).sent).toEqual([asked])
    jest.advanceTimersByTime(TIMEOUT_MS - 1)
    expect(at(0).signals).toEqual([])
    jest.advanceTimersByTime(1)
    expect(at(0).signals).toEqual(['SIGKILL'])
    expect(logger.error).toHaveBeenCalledWith(
      {worker: 1, limitMs: TIMEOUT_MS},
      'a process does not answer; it is ended',
    )
  })

  it('is left alone while it answers', () => {
    start(1, TIMEOUT_MS)
    ready(at(0))
    for (let look = 0; look < 20; look += 1) {
      at(0).says(life)
      jest.advanceTimersByTime(TIMEOUT_MS / 5)
    }
    expect(at(0).signals).toEqual([])
  })

  it('is ended although it says other things', () => {
    start(1, TIMEOUT_MS)
    ready(at(0))
    for (let look = 0; look < 5; look += 1) {
      at(0).says({type: 'life'})
      at(0).says({type: 'storefront:purged', id: 1, pages: 0})
      jest.advanceTimersByTime(TIMEOUT_MS / 5)
    }
    expect(at(0).signals).toEqual(['SIGKILL'])
  })

  it('is not watched while it starts', () => {
    start(1, TIMEOUT_MS)
    jest.advanceTimersByTime(TIMEOUT_MS * 10)
    expect(at(0).sent).toEqual([])
    expect(at(0).signals).toEqual([])
  })

  it.each(['exit', 'disconnect'])('is not asked any more after its %s', (event) => {
    start(1, TIMEOUT_MS)
    ready(at(0))
    at(0).emit(event, 0, null)
    jest.advanceTimersByTime(TIMEOUT_MS * 2)
    expect(at(0).sent).toEqual([asked])
    expect(at(0).signals).toEqual([])
  })

  it('is not asked when it is not connected', () => {
    start(1, TIMEOUT_MS)
    at(0).connected = false
    ready(at(0))
    jest.advanceTimersByTime(TIMEOUT_MS / 5)
    expect(at(0).sent).toEqual([])
  })
})

describe('the figures', () => {
  const askMetrics = async (worker: FakeWorker) => {
    worker.says({type: 'storefront:ask-metrics', id: 7})
    await settle()
    await new Promise((resolve) => setImmediate(resolve))
    await settle()
    return worker.sent.find(
      (message) => (message as {type?: string}).type === 'storefront:metrics',
    ) as {id: number; text: string} | undefined
  }

  it('count why processes were replaced, and go to the process that asked', async () => {
    start(2, TIMEOUT_MS)
    ready(at(0))
    ready(at(1))
    at(1).ends()
    jest.advanceTimersByTime(TIMEOUT_MS)
    at(0).ends(null, 'SIGKILL')
    jest.advanceTimersByTime(60_000)
    const answer = await askMetrics(at(2))
    expect(answer?.id).toBe(7)
    expect(answer?.text).toMatch(/^processes_replaced_total\{reason="ended"\} 1$/m)
    expect(answer?.text).toMatch(/^processes_replaced_total\{reason="silent"\} 1$/m)
    expect(answer?.text).toMatch(/[^\n]\n$/)
  })
})

describe('a purge', () => {
  const request = {site: 'DEU'}

  it('goes on to the other processes that answer, and its sum to the one that asked', async () => {
    start(4)
    for (const index of [0, 1, 2]) ready(at(index))
    setWorkers({...Object.fromEntries(workers.map((worker) => [worker.id, worker])), 9: undefined})
    at(0).says({type: 'storefront:purge-others', id: 5, request})
    expect([0, 1, 2, 3].map((index) => at(index).sent.length)).toEqual([0, 1, 1, 0])
    for (const [index, pages] of [
      [1, 3],
      [2, 4],
    ] as const) {
      const [asked] = at(index).sent as {type: string; id: number; request: unknown}[]
      expect(asked).toMatchObject({type: 'storefront:purge', request})
      at(index).says({type: 'storefront:purged', id: asked?.id, pages})
    }
    await settle()
    expect(at(0).sent).toEqual([{type: 'storefront:others-purged', id: 5, pages: 7}])
  })
})

describe('the stop', () => {
  it('ends every process and resolves when all have ended; none is replaced', async () => {
    const stop = start(2)
    setWorkers({1: at(0), 2: at(1), 3: undefined})
    const stopped = jest.fn()
    void stop().then(stopped)
    expect(workers.map(({signals}) => signals)).toEqual([['SIGTERM'], ['SIGTERM']])
    at(0).ends(0)
    await settle()
    expect(stopped).not.toHaveBeenCalled()
    at(1).ends(0)
    await settle()
    expect(stopped).toHaveBeenCalled()
    jest.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(2)
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('keeps a process that was to be replaced from starting', async () => {
    const stop = start(1)
    at(0).ends()
    await stop()
    jest.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(1)
  })
})

import cluster, {type Worker} from 'node:cluster'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Logger} from 'pino'
import {AggregatorRegistry, type Registry} from 'prom-client'
import {FORGET_LOGIN, PREVIEW_LOGIN_ENDED} from '../../common/server-events'
import {RefreshStore} from '../app/session/refresh-store'
import {createPurgeCaller, createPurgeRelay, type PurgeMessage} from './cluster-purge'
import {
  answerRefresh,
  answerRefreshes,
  shareRefreshes,
  type RefreshMessage,
} from './cluster-refreshes'
import type {HostEnvironment} from './environment'
import {watchHeartbeat} from './heartbeat'
import {countReplacements, offerToCluster} from './metrics'
import {PendingCalls} from './pending-calls'
import {serve, type Service} from './serve'
import type {Telemetry} from './telemetry/start'

/** Milliseconds between starts of processes that end at once; the pause doubles up to the longest. */
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** Milliseconds after which a process counts as started. */
const STARTED_AFTER_MS = 5_000
/** Milliseconds in which the first process notices that the others have disconnected. */
const LEAVE_MS = 100
/** Milliseconds to wait for an answer: longer than the first process waits for the others' metrics. */
const ANSWER_WITHIN_MS = 8_000

type Message =
  | {type: 'storefront:ready'}
  | {type: 'storefront:failed'; reason: string}
  | {type: 'storefront:ask-life'}
  | {type: 'storefront:life'}
  | PurgeMessage
  | RefreshMessage
  | {type: 'storefront:login-ended'; login: unknown}
  | {type: 'storefront:ask-metrics'; id: number}
  | {type: 'storefront:metrics'; id: number; text: string}

/** Sends to a process that may be ending; its successor does not need a message that is lost then. */
const sendTo = (worker: Worker, message: Message): unknown =>
  worker.isConnected() && worker.send(message, () => undefined)

const isOurs = (message: unknown): message is Message =>
  String((message as {type?: unknown} | null)?.type).startsWith('storefront:')

function askPrimary(): () => Promise<string> {
  const calls = new PendingCalls<string>()
  process.on('message', (message) => {
    if (isOurs(message) && message.type === 'storefront:metrics') {
      calls.answer(message.id, message.text)
    }
  })
  return () =>
    calls.call(
      ANSWER_WITHIN_MS,
      (id) =>
        process.connected && process.send?.({type: 'storefront:ask-metrics', id} satisfies Message),
    )
}

/**
 * The first process holds the listening socket too, as long as one of the others is connected to it, but accepts no
 * connections: those that arrive after the last process closed its socket would be cut off when the first closes
 * its own.
 */
async function leavePrimary(): Promise<void> {
  const {worker} = cluster
  if (!worker?.isConnected()) return
  // Without this, Node ends a process that disconnects.
  worker.exitedAfterDisconnect = true
  process.disconnect()
  await sleep(LEAVE_MS)
}

/** One of the processes that answer requests. */
export async function runWorker(
  environment: HostEnvironment,
  logger: Logger,
  telemetry?: Telemetry,
): Promise<void> {
  const tell = (message: Message): unknown => process.connected && process.send?.(message)
  try {
    const purging = createPurgeCaller((request) => service.host.purge(request), tell)
    const {refreshes, onMessage: onRefresh} = shareRefreshes(tell)
    // With a shared store the host asks that first.
    if (!environment.sharedStoreUrl) answerRefreshes(refreshes)
    const service: Service = await serve(environment, logger, {
      purgeOthers: purging.purgeOthers,
      allMetrics: askPrimary(),
      refreshes,
      beforeClose: leavePrimary,
      telemetry,
    })
    let stopped: Promise<void> | undefined
    const stop = (): void => void (stopped ??= service.stop().then(() => process.exit(0)))
    offerToCluster(service.host.metrics.registry)
    process.on('message', (message) => {
      if (!isOurs(message)) return
      if (message.type === 'storefront:ask-life') tell({type: 'storefront:life'})
      else if (message.type === 'storefront:login-ended') {
        process.emit(FORGET_LOGIN as 'message', message.login, undefined)
      } else if (
        message.type === 'storefront:purge' ||
        message.type === 'storefront:others-purged'
      ) {
        purging.onMessage(message)
      } else if (message.type === 'storefront:refresh') onRefresh(message)
    })
    process.on(PREVIEW_LOGIN_ENDED as 'message', (login) =>
      tell({type: 'storefront:login-ended', login}),
    )
    // The terminal sends Ctrl-C to every process; the first process decides when to stop.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', stop)
    process.on('disconnect', stop)
    tell({type: 'storefront:ready'})
  } catch (error) {
    tell({type: 'storefront:failed', reason: error instanceof Error ? error.message : 'failed'})
    process.exitCode = 1
    process.disconnect()
  }
}

/**
 * Passes purges and ended logins on to the other processes, keeps their refreshes of sessions, and adds up their metrics
 * and those of the first process.
 * @param ready ids of the processes that answer requests
 */
function answerWorkers(own: Registry, ready: ReadonlySet<number>): void {
  const figures = new AggregatorRegistry()
  const relay = createPurgeRelay(sendTo)
  const onRefresh = answerRefresh(new RefreshStore(), sendTo)
  const othersThan = (from: Worker): Worker[] =>
    Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker && worker !== from && ready.has(worker.id) ? [worker] : [],
    )
  cluster.on('message', (from: Worker, message: unknown) => {
    if (!isOurs(message)) return
    if (message.type === 'storefront:purge-others') {
      void relay.purgeOthers(from, message, othersThan(from))
    } else if (message.type === 'storefront:login-ended') {
      for (const other of othersThan(from)) sendTo(other, message)
    } else if (message.type === 'storefront:purged') {
      relay.onPurged(message)
    } else if (
      message.type === 'storefront:ask-refresh' ||
      message.type === 'storefront:refresh-ended'
    ) {
      onRefresh(from, message)
    } else if (message.type === 'storefront:ask-metrics') {
      const {id} = message
      // While a process hangs the sums are not available.
      const sums = figures.clusterMetrics().catch(() => '# a process did not answer')
      void Promise.all([sums, own.metrics()]).then((texts) =>
        sendTo(from, {type: 'storefront:metrics', id, text: `${texts.join('\n').trimEnd()}\n`}),
      )
    }
  })
}

interface PrimaryEvents {
  /** Called once, when every process answers. */
  onReady: () => void
  /** The first start failed, so a further start will not help. */
  onFailure: (reason: string) => void
}

/** Ends a process that answered and then stopped answering; `hung` is true after that. */
function endWhenSilent(worker: Worker, limitMs: number, logger: Logger): {hung: () => boolean} {
  let hung = false
  const onSilent = (): void => {
    hung = true
    logger.error({worker: worker.id, limitMs}, 'a process does not answer; it is ended')
    worker.process.kill('SIGKILL')
  }
  const heartbeat = watchHeartbeat(
    limitMs,
    () => sendTo(worker, {type: 'storefront:ask-life'}),
    onSilent,
  )
  worker.on('message', (message: unknown) => {
    if (isOurs(message) && message.type === 'storefront:life') heartbeat.answered()
  })
  worker.once('exit', heartbeat.stop)
  worker.once('disconnect', heartbeat.stop)
  return {hung: () => hung}
}

/**
 * Keeps `environment.workers` processes running and replaces those that end or hang. A process that is starting
 * is not watched: its start time depends on the machine.
 * @returns stops all of them and resolves when they have ended
 */
export function runPrimary(
  environment: HostEnvironment,
  logger: Logger,
  {onReady, onFailure}: PrimaryEvents,
  telemetry?: Telemetry,
): () => Promise<void> {
  let stopping = false
  let answering = false
  let pause = SHORTEST_PAUSE_MS
  const ready = new Set<number>()
  const {registry, replaced} = countReplacements()
  telemetry?.addMetrics(registry)

  const start = (): void => {
    if (stopping) return
    const began = performance.now()
    const worker = cluster.fork()
    let watch: {hung: () => boolean} | undefined
    worker.on('message', (message: unknown) => {
      if (!isOurs(message)) return
      if (message.type === 'storefront:failed' && !answering) onFailure(message.reason)
      if (message.type !== 'storefront:ready') return
      ready.add(worker.id)
      watch = endWhenSilent(worker, environment.workerTimeoutMs, logger)
      if (answering || ready.size < environment.workers) return
      answering = true
      onReady()
    })
    worker.once('exit', (code, signal) => {
      ready.delete(worker.id)
      if (stopping) return
      replaced.inc({reason: watch?.hung() ? 'silent' : 'ended'})
      logger.error({code, signal, worker: worker.id}, 'a process ended; another one starts')
      pause =
        performance.now() - began > STARTED_AFTER_MS
          ? SHORTEST_PAUSE_MS
          : Math.min(pause * 2, LONGEST_PAUSE_MS)
      setTimeout(start, pause)
    })
  }

  // Processes accept connections themselves: a connection that the first process hands to a process that dies
  // at that moment would stay open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  answerWorkers(registry, ready)
  for (let count = 0; count < environment.workers; count += 1) start()
  return async () => {
    stopping = true
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      running.map(
        (worker) =>
          new Promise((resolve) => {
            worker.once('exit', resolve)
            worker.process.kill('SIGTERM')
          }),
      ),
    )
    await telemetry?.stop()
  }
}

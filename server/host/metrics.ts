import {AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Registry} from 'prom-client'
import type {BreakerState} from '../app/circuit-breaker'
import type {PageState} from './page-cache/send-page'
import type {ProxyOutcome} from './proxies'
import type {StoreFigures} from './shared-store/shared-store'
import {tally, tallyTimes} from './tally'

/** Histogram bounds in seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type RequestKind = 'page' | 'proxy' | 'bundle' | 'other'

/** Sources that are read when metrics are requested. */
interface MetricSources {
  cache: () => {pages: number; bytes: number}
  queue: () => {running: number; waiting: number}
  /** Optional services of a page. */
  breakers: ReadonlyMap<string, {readonly state: BreakerState}>
}

export interface HostMetrics {
  registry: Registry
  request(kind: RequestKind, status: number, seconds: number): void
  page(state: PageState, siteId: string): void
  render(outcome: 'ok' | 'failed', seconds: number): void
  proxy(name: string, outcome: ProxyOutcome): void
  store: StoreFigures
}

function addGauges(registry: Registry, {cache, queue, breakers}: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('page_cache_pages', 'Pages that are kept', () => cache().pages)
  gauge('page_cache_bytes', 'Bytes of the pages that are kept', () => cache().bytes)
  gauge('render_queue_running', 'Pages being made', () => queue().running)
  gauge('render_queue_waiting', 'Requests waiting for a page to be made', () => queue().waiting)
  new Gauge({
    name: 'circuit_open',
    help: '1 while a service is left alone because it failed',
    labelNames: ['service'] as const,
    registers: [registry],
    aggregator: 'max',
    collect() {
      for (const [service, {state}] of breakers) this.set({service}, state === 'closed' ? 0 : 1)
    },
  })
}

function createStoreFigures(registry: Registry): StoreFigures {
  const count = tally(registry, 'shared_store_calls_total', 'Calls of the shared store', [
    'call',
    'outcome',
  ])
  const time = tallyTimes(
    registry,
    'shared_store_seconds',
    'Time of a call of the shared store',
    'call',
    DURATIONS,
  )
  return (call, outcome, seconds) => {
    count(call, outcome)
    if (seconds !== undefined) time(call, seconds)
  }
}

/** Metrics of one process, in a registry of its own. */
export function createMetrics(sources: MetricSources): HostMetrics {
  const registry = new Registry()
  collectDefaultMetrics({register: registry})
  addGauges(registry, sources)
  const countRequest = tally(registry, 'http_requests_total', 'Answered requests', [
    'kind',
    'status',
  ])
  const time = tallyTimes(
    registry,
    'http_request_duration_seconds',
    'Time from a request to the end of its answer',
    'kind',
    DURATIONS,
  )
  const countPage = tally(
    registry,
    'page_cache_answers_total',
    'Requests for pages by what the page cache did',
    ['state', 'site'],
  )
  const renders = tallyTimes(
    registry,
    'page_render_seconds',
    'Time to make a page',
    'outcome',
    DURATIONS,
  )
  return {
    registry,
    request: (kind, status, seconds) => {
      countRequest(kind, String(status))
      time(kind, seconds)
    },
    page: countPage,
    proxy: tally(registry, 'proxy_requests_total', 'Calls to backends through the proxies', [
      'proxy',
      'outcome',
    ]),
    render: renders,
    store: createStoreFigures(registry),
  }
}

/** Lets the first process of a cluster request the metrics of this one. */
export function offerToCluster(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

/** Metrics of the first process of a cluster alone. */
export function countReplacements(): {registry: Registry; replaced: Counter<'reason'>} {
  const registry = new Registry()
  const replaced = new Counter({
    name: 'processes_replaced_total',
    help: 'Processes that ended by themselves, or were ended because they hung',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  for (const reason of ['ended', 'silent']) replaced.inc({reason}, 0)
  return {registry, replaced}
}

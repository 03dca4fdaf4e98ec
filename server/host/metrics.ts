import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import type {PageState} from './page-cache/send-page'

/** Seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type RequestKind = 'page' | 'proxy' | 'bundle' | 'other'

/** What is read when figures are asked for. */
export interface MetricSources {
  cache: () => {pages: number; bytes: number}
  queue: () => {running: number; waiting: number}
}

export interface HostMetrics {
  registry: Registry
  request(kind: RequestKind, status: number, seconds: number): void
  page(state: PageState, siteId: string): void
  render(outcome: 'ok' | 'failed', seconds: number): void
}

function addGauges(registry: Registry, {cache, queue}: MetricSources): void {
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
}

/** Counts in plain numbers, which become a counter when figures are asked for: it is done per request. */
function tally<A extends string, B extends string>(
  registry: Registry,
  name: string,
  help: string,
  [first, second]: [A, B],
): (one: string, two: string) => void {
  const counts = new Map<string, Map<string, number>>()
  new Counter({
    name,
    help,
    labelNames: [first, second],
    registers: [registry],
    collect() {
      this.reset()
      for (const [one, inner] of counts) {
        for (const [two, count] of inner) {
          this.inc({[first]: one, [second]: two} as Record<A | B, string>, count)
        }
      }
    },
  })
  return (one, two) => {
    const inner = counts.get(one) ?? new Map<string, number>()
    if (inner.size === 0) counts.set(one, inner)
    inner.set(two, (inner.get(two) ?? 0) + 1)
  }
}

/** Figures of one process, in a registry of its own. */
export function createMetrics(sources: MetricSources): HostMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({register: registry})
  addGauges(registry, sources)
  const countRequest = tally(registry, 'http_requests_total', 'Answered requests', [
    'kind',
    'status',
  ])
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['kind'] as const,
    buckets: DURATIONS,
    registers,
  })
  const countPage = tally(
    registry,
    'page_cache_answers_total',
    'Requests for pages by what the page cache did',
    ['state', 'site'],
  )
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to make a page',
    labelNames: ['outcome'] as const,
    buckets: DURATIONS,
    registers,
  })
  return {
    registry,
    request: (kind, status, seconds) => {
      countRequest(kind, String(status))
      durations.observe({kind}, seconds)
    },
    page: countPage,
    render: (outcome, seconds) => renders.observe({outcome}, seconds),
  }
}

/** Lets the first process of a cluster ask this one for its figures. */
export function offerToCluster(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

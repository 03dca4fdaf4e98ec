import {randomUUID} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Logger} from 'pino'
import {writeTraceparent} from '../../common/traceparent'
import type {Bundle} from './bundle'
import {sharedPageHeaders} from './edge'
import type {HostMetrics} from './metrics'
import {renderPage, type RenderedAnswer} from './page-cache/render-page'
import {sendUnavailable} from './plain-page'
import {Overloaded, type RenderQueue} from './render-queue'
import {endRenderSpan, startRenderSpan} from './telemetry/tracing'

/** Seconds after which a refused visitor may repeat the request. */
const RETRY_AFTER = 5

export type Handler = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Adds a `Server-Timing` entry when an answer begins, after the existing entries.
 * @param entry name and elapsed time of a step, such as `page;dur=12.3`
 */
function timeAnswer(res: ServerResponse, entry: () => string): void {
  const {writeHead} = res
  res.writeHead = (...args: unknown[]) => {
    res.writeHead = writeHead
    const entries = [res.getHeader('server-timing'), entry()].filter(Boolean)
    res.setHeader('Server-Timing', entries.join(', '))
    return Reflect.apply(writeHead, res, args) as ServerResponse
  }
}

interface RenderedPage {
  /** Path and query. */
  url: string
  /** Of the request that the page is for; absent for a shared page. */
  traceparent?: string | string[]
}

/** Renders pages in a bounded queue, counts them and records their spans. */
function createPageWork(queue: RenderQueue, metrics: () => HostMetrics, traced: boolean) {
  return <T>(
    {url, traceparent}: RenderedPage,
    work: (traceparent: string | undefined) => Promise<T>,
  ): Promise<T> =>
    queue.run(async () => {
      const began = performance.now()
      const span = traced ? startRenderSpan(url, traceparent) : undefined
      const end = (outcome: 'ok' | 'failed') => {
        metrics().render(outcome, (performance.now() - began) / 1000)
        if (span) endRenderSpan(span, outcome)
      }
      try {
        const result = await work(span && writeTraceparent(span.spanContext()))
        end('ok')
        return result
      } catch (error) {
        end('failed')
        throw error
      }
    })
}

/** Resolves when an answer has ended, complete or not; at once for a visitor who left while waiting. */
const answered = (handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (res.destroyed) return resolve()
    res.once('close', resolve)
    handler(req, res)
  })

interface RenderOptions {
  bundle: Bundle
  /** Answers what the page cache does not. */
  edge: Handler
  externalOrigin: URL
  queue: RenderQueue
  metrics: () => HostMetrics
  logger: Logger
  /** True when an SDK records spans. */
  traced: boolean
}

export interface Rendering {
  /** Renders a page that is the same for all visitors. @param url path and query */
  renderShared: (url: string) => Promise<RenderedAnswer>
  /** Renders a page for one visitor. */
  bypass: Handler
  /** Answers a visitor whose page failed. */
  onFailure: (req: IncomingMessage, res: ServerResponse, error: unknown) => void
}

/** The ways in which a host renders pages. */
export function createRendering(options: RenderOptions): Rendering {
  const {bundle, edge, externalOrigin, queue, metrics, logger, traced} = options
  const makePage = createPageWork(queue, metrics, traced)
  const onFailure: Rendering['onFailure'] = (req, res, error) => {
    const correlationId = req.headers['x-correlation-id']
    if (error instanceof Overloaded) logger.warn({correlationId}, error.message)
    else logger.error({err: error, correlationId}, 'a page failed')
    sendUnavailable(req, res, RETRY_AFTER)
  }
  return {
    renderShared: (url) =>
      makePage({url}, async (traceparent) => {
        const requestId = randomUUID()
        const headers = sharedPageHeaders(externalOrigin, requestId, traceparent)
        return {...(await renderPage(bundle.app, url, headers)), requestId}
      }),
    bypass: (req, res) => {
      const asked = performance.now()
      timeAnswer(res, () => `page;dur=${(performance.now() - asked).toFixed(1)}`)
      const {url = '/', headers} = req
      makePage({url, traceparent: headers.traceparent}, (traceparent) => {
        if (traceparent !== undefined) headers.traceparent = traceparent
        return answered(edge, req, res)
      }).catch((error: unknown) => onFailure(req, res, error))
    },
    onFailure,
  }
}

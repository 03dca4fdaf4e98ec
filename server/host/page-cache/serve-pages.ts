import type {IncomingMessage, ServerResponse} from 'node:http'
import {compress} from '../compress'
import type {PageAddress} from './page-address'
import type {Made, PageCache} from './page-cache'
import type {RenderedAnswer} from './render-page'
import {sendPage, type PageState} from './send-page'

interface ServePagesOptions {
  cache: PageCache
  /** Answers a request whose page is not shared. */
  bypass: (req: IncomingMessage, res: ServerResponse) => void
  /** Answers when a page could not be rendered. */
  onFailure: (req: IncomingMessage, res: ServerResponse, error: unknown) => void
  /** Called once for every request for a page. */
  onState: (state: PageState, siteId: string) => void
}

/** Answers from the cache without rendering, and returns the state; null when no page is cached. */
export type AnswerFromCache = (
  req: IncomingMessage,
  res: ServerResponse,
  headers: readonly string[],
) => PageState | null

export interface PageServer {
  answerFromCache: AnswerFromCache
  /** Answers a request for a page, rendering it if needed; false when the path is not a page. */
  answer: (req: IncomingMessage, res: ServerResponse) => boolean
}

/** Sends an answer that is not cached. For an error page it uses the request id that the page shows. */
function sendUncached(
  req: IncomingMessage,
  res: ServerResponse,
  answer: RenderedAnswer,
  state: PageState,
): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) res.setHeader(name, value)
  }
  if (answer.requestId && answer.status >= 500) res.setHeader('X-Correlation-Id', answer.requestId)
  res.setHeader('X-Page-Cache', state)
  res.statusCode = answer.status
  compress(req, res, () => res.end(req.method === 'HEAD' ? undefined : answer.body))
}

const STATES = {page: 'miss', shared: 'shared', standIn: 'stale'} as const

const isRead = ({method}: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Answers requests for pages: a cached page at once, a stale one at once while it is refreshed. */
export function createPageServer(options: ServePagesOptions): PageServer {
  const {cache, bypass, onFailure, onState} = options

  const goAround = (address: PageAddress, req: IncomingMessage, res: ServerResponse): void => {
    res.setHeader('X-Page-Cache', 'bypass')
    onState('bypass', address.siteId)
    bypass(req, res)
  }

  const send = (
    {siteId}: PageAddress,
    req: IncomingMessage,
    res: ServerResponse,
    made: Made,
    milliseconds: number,
  ): void => {
    if (made.kind === 'single' || made.kind === 'incomplete') {
      const state = made.kind === 'single' ? 'bypass' : 'incomplete'
      onState(state, siteId)
      res.setHeader('Server-Timing', `page;dur=${milliseconds.toFixed(1)}`)
      sendUncached(req, res, made.answer, state)
      return
    }
    const state = STATES[made.kind]
    onState(state, siteId)
    sendPage(req, res, made.page, {state, milliseconds})
  }

  const make = async (
    address: PageAddress,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> => {
    const began = performance.now()
    try {
      const made = await cache.obtain(address)
      if (res.destroyed) return
      if (made) send(address, req, res, made, performance.now() - began)
      else goAround(address, req, res)
    } catch (error) {
      onFailure(req, res, error)
    }
  }

  const answerFromCache: AnswerFromCache = (req, res, headers) => {
    const address = isRead(req) ? cache.addressOf(req.url ?? '/') : null
    const found = address && cache.lookUp(address)
    if (!found || found.kind === 'unshared' || found.kind === 'absent') return null
    const state = found.kind === 'fresh' ? 'hit' : 'stale'
    if (state === 'stale') cache.refresh(address)
    onState(state, address.siteId)
    sendPage(req, res, found.page, {state, headers})
    return state
  }

  const answer = (req: IncomingMessage, res: ServerResponse): boolean => {
    const address = isRead(req) ? cache.addressOf(req.url ?? '/') : null
    if (!address) return false
    if (cache.lookUp(address).kind === 'unshared') goAround(address, req, res)
    else void make(address, req, res)
    return true
  }

  return {answerFromCache, answer}
}

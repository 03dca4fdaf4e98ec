import type {IncomingMessage, ServerResponse} from 'node:http'
import type {PageAddress} from './page-address'
import type {Made, PageCache} from './page-cache'
import type {RenderedAnswer} from './render-page'
import {sendPage, type PageState} from './send-page'

export interface ServePagesOptions {
  cache: PageCache
  /** Answers a request whose page is not shared. */
  bypass: (req: IncomingMessage, res: ServerResponse) => void
  /** Answers when a page could not be made. */
  onFailure: (req: IncomingMessage, res: ServerResponse, error: unknown) => void
  /** Hears once about every request for a page. */
  onState: (state: PageState, siteId: string, res: ServerResponse) => void
}

/** An answer made for one request, sent as it is. */
function sendSingle(req: IncomingMessage, res: ServerResponse, answer: RenderedAnswer): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) res.setHeader(name, value)
  }
  res.setHeader('X-Page-Cache', 'bypass')
  res.statusCode = answer.status
  res.end(req.method === 'HEAD' ? undefined : answer.body)
}

/**
 * Answers requests for pages: a kept page at once, a stale one at once while it is made anew.
 * @returns a function that gives false for what is not a page of a known site
 */
export function createPageServer({cache, bypass, onFailure, onState}: ServePagesOptions) {
  const goAround = (address: PageAddress, req: IncomingMessage, res: ServerResponse): void => {
    res.setHeader('X-Page-Cache', 'bypass')
    onState('bypass', address.siteId, res)
    bypass(req, res)
  }

  const send = (
    address: PageAddress,
    req: IncomingMessage,
    res: ServerResponse,
    made: Made,
  ): void => {
    if (made.kind === 'single') {
      onState('bypass', address.siteId, res)
      sendSingle(req, res, made.answer)
      return
    }
    const state = made.kind === 'page' ? 'miss' : 'stale'
    onState(state, address.siteId, res)
    sendPage(req, res, made.page, state)
  }

  const make = async (
    address: PageAddress,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> => {
    try {
      const made = await cache.obtain(address)
      if (res.destroyed) return
      if (made) send(address, req, res, made)
      else goAround(address, req, res)
    } catch (error) {
      onFailure(req, res, error)
    }
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const address = cache.addressOf(req.url ?? '/')
    if (!address) return false
    const found = cache.lookUp(address)
    if (found.kind === 'unshared') {
      goAround(address, req, res)
    } else if (found.kind === 'absent') {
      void make(address, req, res)
    } else {
      const state = found.kind === 'fresh' ? 'hit' : 'stale'
      if (state === 'stale') cache.refresh(address)
      onState(state, address.siteId, res)
      sendPage(req, res, found.page, state)
    }
    return true
  }
}

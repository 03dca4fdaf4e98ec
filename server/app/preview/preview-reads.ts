import type {RequestHandler} from 'express'
import {PREVIEW_HEADER, PREVIEW_PATH} from '../../../common/preview'
import type {Environment} from '../../../config/environment'
import {sites} from '../../../config/sites/registry'
import {callBackend} from '../call-backend'
import {isForeign} from '../foreign-request'
import {previewToken} from './preview-session'
import {readPreview} from './read-preview'

/** Reads of pages; data of shoppers, logins and contexts are no part of a preview. */
const READABLE = {
  scapi:
    /^\/(product\/shopper-products|search\/shopper-search|pricing\/shopper-promotions|experience\/shopper-experience|store\/shopper-stores|custom\/[\w-]+)\/v\d+\/organizations\/\w+\/[^?]/,
  ocapi: /^\/s\/([\w-]+)\/dw\/shop\/v\d+_\d+\/(?!shopper_context|customers|baskets|orders)[^?]/,
} as const

const siteIds: ReadonlySet<string> = new Set(sites.map(({id}) => id))

function siteOf(protocol: keyof typeof READABLE, target: string): string | undefined {
  const id =
    protocol === 'ocapi'
      ? READABLE.ocapi.exec(target)?.[1]
      : new URLSearchParams(target.split('?')[1]).get('siteId')
  return id && siteIds.has(id) ? id : undefined
}

/**
 * Reads of a previewed page in the browser, with the token of the preview, which stays on the server: its scope may
 * not reach browsers. 403 without a valid preview, 404 for what pages do not read, 405 for writes.
 */
export function previewReads(env: Environment, secret: string): RequestHandler {
  const origins = {scapi: env.COMMERCE_API_ORIGIN, ocapi: env.OCAPI_ORIGIN}
  return async (req, res) => {
    const preview = readPreview(secret, req.get(PREVIEW_HEADER) ?? '')
    if (!preview || isForeign(req)) return void res.status(403).end()
    if (req.method !== 'GET') return void res.status(405).set('Allow', 'GET').end()
    const protocol = req.params.protocol as keyof typeof READABLE
    const target = req.originalUrl.slice(`${PREVIEW_PATH}/${protocol}`.length)
    const siteId = siteOf(protocol, target)
    const isReadable =
      READABLE[protocol].test(target) && !/%2e|\.\.|%2f|\\/i.test(target.split('?')[0] ?? '')
    if (!siteId || !isReadable) return void res.status(404).end()
    try {
      const answer = await callBackend(origins[protocol], target, {
        headers: {Accept: 'application/json', 'x-dw-client-id': env.COMMERCE_CLIENT_ID},
        token: (refresh) => previewToken(env, siteId, preview, refresh),
        timeoutMs: env.BACKEND_TIMEOUT_MS,
      })
      const body = Buffer.from(await answer.arrayBuffer())
      res
        .status(answer.status)
        .type(answer.headers.get('content-type') ?? 'json')
        .send(body)
    } catch {
      res.status(502).json({title: 'The backend did not answer', detail: ''})
    }
  }
}

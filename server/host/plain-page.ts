import type {IncomingMessage, ServerResponse} from 'node:http'
import {escapeHtml} from '../../common/escape-html'
import {messagesOf} from '../app/messages'
import {LEGAL_PAGES} from '../../common/legal-pages'
import {directionOf} from '../../config/locales'
import {createPaths} from '../../common/paths'
import {VERSION_META} from '../../common/version'
import {defaultSiteAndLocale, fromPath, type SiteAndLocale} from '../app/site-resolver'

const textOf = (locale: string, id: string, english: string): string => {
  const message: unknown = messagesOf(locale)[id]
  return typeof message === 'string' ? message : english
}

/** The reference message with the id of the request inserted. */
function reference(locale: string, id: string): string {
  const message: unknown = messagesOf(locale)['error.page.reference']
  if (!Array.isArray(message)) return `Reference: ${id}`
  const parts = message as readonly {type: number; value: string}[]
  return parts.map(({type, value}) => (type === 0 ? value : id)).join('')
}

const ENGLISH_LEGAL: Readonly<Record<(typeof LEGAL_PAGES)[number], string>> = {
  imprint: 'Imprint',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
}

/** Links to the pages that must by law be reachable from every page. */
function legalLinks({site, locale}: SiteAndLocale): string {
  const paths = createPaths(site, locale)
  const links = LEGAL_PAGES.map((page) => {
    const label = textOf(locale.id, `footer.legal.${page}`, ENGLISH_LEGAL[page])
    return `<li><a href="${paths[page]()}">${escapeHtml(label)}</a></li>`
  })
  return `<ul>${links.join('')}</ul>`
}

/**
 * A page without scripts, styles and backend calls, in the language of the address.
 * @param requestId id of the request in the logs
 */
function unavailablePage(
  pathname: string,
  requestId: string | undefined,
): {html: string; locale: string} {
  const where = fromPath(pathname) ?? defaultSiteAndLocale()
  const locale = where.locale.id
  const title = escapeHtml(textOf(locale, 'error.unavailable.title', 'We will be right back'))
  const text = escapeHtml(textOf(locale, 'error.unavailable.text', 'Please try again in a minute.'))
  const id = requestId ? `<p>${escapeHtml(reference(locale, requestId))}</p>` : ''
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${VERSION_META}<title>${title}</title><h1>${title}</h1><p>${text}</p>${id}${legalLinks(where)}</html>`
  return {html, locale}
}

/** Ignores further writes to this answer, so that running code does not fail. */
function mute(res: ServerResponse): void {
  res.setHeader = res.appendHeader = res.writeHead = () => res
  res.removeHeader = () => undefined
  res.write = () => true
  res.end = () => res
}

/** 400 for a request without a valid address; closes the connection, as later requests may be invalid too. */
export function sendBadRequest(res: ServerResponse, problem: string): void {
  const text = `${problem}\n`
  res.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  res.end(text)
}

/** 503 for a page that cannot be rendered now. @param retryAfter seconds */
export function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  retryAfter: number,
): void {
  if (res.headersSent) {
    res.destroy()
    mute(res)
    return
  }
  const {html, locale} = unavailablePage(
    (req.url ?? '/').split('?')[0] ?? '/',
    [req.headers['x-correlation-id'] ?? []].flat()[0],
  )
  for (const name of res.getHeaderNames()) {
    if (/^(content-|etag$|cache-control$|set-cookie$|transfer-encoding$)/.test(name))
      res.removeHeader(name)
  }
  res.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Content-Length': Buffer.byteLength(html),
    'Cache-Control': 'no-store',
    // The address may have a token of an order.
    'Referrer-Policy': 'no-referrer',
    Connection: 'close',
    'Retry-After': String(retryAfter),
  })
  res.end(req.method === 'HEAD' ? undefined : html)
  mute(res)
}

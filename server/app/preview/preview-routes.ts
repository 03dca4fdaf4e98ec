import type {Request, RequestHandler, Response} from 'express'
import {encodePart} from '../../../common/address-part'
import {EXPERIMENT_PARAMETER} from '../../../common/experiments'
import {isSameSecret} from '../../../common/same-secret'
import {PREVIEW_PARAMETER, PREVIEW_PATH} from '../../../common/preview'
import {isForeign} from '../foreign-request'
import {readText, type RouteModule} from '../route'
import {foreignPart} from '../sender'
import {fromPath} from '../site-resolver'
import {isLoggedIn, keepLogin, logIn, logOut} from './preview-login'
import {loginPage, previewStyle, settingsPage} from './preview-page'
import {linkToken, settingsOf, UnusableSettings} from './read-preview'
import {previewReads} from './preview-reads'

/** Limits of one client for the login, and for reads of previewed pages. */
const LOGINS = {rate: {perSecond: 0.1, burst: 10}, maxBody: 8_192}
const READS = {rate: {perSecond: 20, burst: 300}, maxBody: 8_192}

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Headers of everything below `/preview`: no cache, no search engine, no address in a referrer. */
export function keepPrivate(res: Response): void {
  res.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  })
}

const sendPage = (res: Response, html: string, status = 200): void => {
  res.status(status).set('Content-Security-Policy', POLICY).type('html').send(html)
}

const MAX_PATH = 1_000
/** Stands for the shop while a browser's rules for addresses are applied. */
const SHOP = 'http://shop.invalid'

/**
 * A path of the shop with site and locale, as a browser would ask for it; '' for anything else, such as another host.
 * Backslashes and encoded dots are those of the result.
 */
function shopPath(path: string): string {
  if (path.length > MAX_PATH || !URL.canParse(path, SHOP)) return ''
  const {origin, pathname, search} = new URL(path, SHOP)
  return origin === SHOP && fromPath(pathname) ? pathname + search : ''
}

/** Whether a page of the shop, or a client other than a browser, sent the request. */
const isOwn = (req: Request, res: Response, shop: URL): boolean =>
  req.headers['sec-fetch-site'] === undefined
    ? foreignPart(req, res, shop, {checkHost: false}) === null
    : !isForeign(req)

/** The form of a request; null for one that is too long. */
async function readForm(req: Request): Promise<URLSearchParams | null> {
  const text = await readText(req)
  return text === null ? null : new URLSearchParams(text)
}

/** Address of a page with its preview. @throws UnusableSettings */
function previewAddress(secret: string, form: URLSearchParams): string {
  const given = form.get('page') ?? ''
  const path = shopPath(`${form.get('place') ?? ''}/${given.replace(/^\/+/, '')}`)
  if (!path) throw new UnusableSettings('There is no such page.')
  const url = new URL(path, SHOP)
  const experiment = form.get('experiment') ?? ''
  if (/^cro\d\d:\w+$/.test(experiment)) url.searchParams.set(EXPERIMENT_PARAMETER, experiment)
  url.searchParams.set(PREVIEW_PARAMETER, linkToken(secret, settingsOf(form)))
  return url.pathname + url.search
}

function loginRoute(secret: string, secure: boolean): RequestHandler {
  return async (req, res) => {
    const form = await readForm(req)
    if (!form) return void res.status(413).end()
    const path = shopPath(form.get('path') ?? '')
    if (!isSameSecret(secret, form.get('secret') ?? '')) {
      return sendPage(res, loginPage(path, 'This password is wrong.'), 403)
    }
    logIn(res, secret, secure)
    res.redirect(303, path ? `${PREVIEW_PATH}?path=${encodePart(path)}` : PREVIEW_PATH)
  }
}

function openRoute(secret: string, secure: boolean): RequestHandler {
  return async (req, res) => {
    const form = await readForm(req)
    if (!form) return void res.status(413).end()
    if (!isLoggedIn(req, secret)) {
      const path = shopPath(`${form.get('place') ?? ''}${form.get('page') ?? ''}`)
      return sendPage(res, loginPage(path, 'Please log in first.'), 403)
    }
    try {
      const address = previewAddress(secret, form)
      keepLogin(req, res, secret, secure)
      res.redirect(303, address)
    } catch (error) {
      if (!(error instanceof UnusableSettings)) throw error
      form.set('path', `${form.get('place') ?? ''}${form.get('page') ?? ''}`)
      sendPage(res, settingsPage(form, error.message), 400)
    }
  }
}

/** The form for the settings of a preview; the login for a browser that is not logged in. */
const formRoute =
  (secret: string): RequestHandler =>
  (req, res) => {
    const path = shopPath(typeof req.query.path === 'string' ? req.query.path : '')
    const html = isLoggedIn(req, secret)
      ? settingsPage(new URLSearchParams({path}))
      : loginPage(path)
    sendPage(res, html)
  }

const guard =
  (shop: URL): RequestHandler =>
  (req, res, next) => {
    keepPrivate(res)
    // A GET of a browser may come from anywhere, and changes nothing.
    if (req.method === 'POST' && !isOwn(req, res, shop)) return void res.status(403).end()
    next()
  }

/** Login, form and reads of previews; nothing is there without the operator's secret (rule EXP-9). */
export const previewRoutes: RouteModule = ({env, shop}) => {
  const secret = env.PREVIEW_SECRET
  if (!secret) return []
  const secure = shop.protocol === 'https:'
  const logout: RequestHandler = (req, res) => {
    logOut(req, res, secret, secure)
    res.redirect(303, PREVIEW_PATH)
  }
  const style: RequestHandler = (_req, res) => void res.type('css').send(previewStyle)
  const reads = `${PREVIEW_PATH}/:protocol(scapi|ocapi)/*`
  return [
    {method: 'use', path: PREVIEW_PATH, handler: guard(shop)},
    {method: 'get', path: `${PREVIEW_PATH}/style.css`, handler: style},
    {method: 'get', path: PREVIEW_PATH, handler: formRoute(secret)},
    {method: 'post', path: `${PREVIEW_PATH}/login`, ...LOGINS, handler: loginRoute(secret, secure)},
    {method: 'post', path: `${PREVIEW_PATH}/open`, ...READS, handler: openRoute(secret, secure)},
    {method: 'post', path: `${PREVIEW_PATH}/logout`, handler: logout},
    {method: 'all', path: reads, ...READS, handler: previewReads(env, secret)},
  ]
}

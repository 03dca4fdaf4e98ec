import type {Request, RequestHandler, Response} from 'express'
import {isApiFault} from '../../../common/fault'
import {answerInCookies} from '../../../common/tracking-answer'
import type {SiteConfig} from '../../../config/schema'
import {sites} from '../../../config/sites/registry'
import {callBackend} from '../call-backend'
import {sharedGuestToken} from '../guest-token'
import {readText, type Route, type RouteContext} from '../route'
import {foreignPart} from '../sender'
import {PUSH_PATH, type PushSettings} from './push-settings'
import {bodies, type Defect, isKnownService, readBody} from './read-subscription'

const MAX_BODY = 4096
/** Rate of one client in one process. A page of a browser with messages reads once. */
const RATE = {perSecond: 2, burst: 60}
const CACHED = 'public, max-age=300'

const STATUSES: Readonly<Record<Defect, number>> = {
  'too-long': 413,
  'no-json': 400,
  'bad-value': 400,
  'unknown-push-service': 422,
}

const refuse = (res: Response, status: number, type: string): void =>
  void res.status(status).json({type, title: 'The choice cannot be stored', detail: ''})

interface PushCall {
  readonly req: Request
  readonly res: Response
  readonly site: SiteConfig
  readonly text: string | null
}

/** Sends a call to the backend's endpoint and passes its answer on; no log has its body. */
async function forward(
  {env}: Pick<RouteContext, 'env'>,
  {req, res, site}: PushCall,
  {call = '', locale, body}: {call?: string; locale: string; body: object},
): Promise<void> {
  const query = new URLSearchParams({siteId: site.id, locale})
  const path = `/custom/shopper-push/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/subscriptions${call}?${query}`
  const own = req.headers.authorization
  try {
    const answer = await callBackend(env.COMMERCE_API_ORIGIN, path, {
      json: body,
      timeoutMs: env.BACKEND_TIMEOUT_MS,
      // The secret of the browser is enough without a session.
      ...(own
        ? {headers: {Authorization: own}}
        : {token: (refresh) => sharedGuestToken(env, site.id, refresh)}),
    })
    const text = await answer.text()
    res.status(answer.status).type('json').send(text)
  } catch (error) {
    refuse(res, isApiFault(error) && error.type === 'timeout' ? 504 : 502, 'backend-unavailable')
  }
}

const localeOf = ({l10n}: SiteConfig, localeId: string): string =>
  l10n.supportedLocales.find(({id}) => id === localeId)?.id ?? l10n.defaultLocale

type Context = Pick<RouteContext, 'env' | 'shop' | 'checkHost'> & {settings: PushSettings}

/**
 * Stores what a browser wants to receive for the shopper of the session. Price drops are advertising: without the consent
 * to marketing they are left out (rule CONSENT-8).
 */
async function choose({env, settings}: Context, call: PushCall): Promise<void> {
  const {req, res, site, text} = call
  const given = readBody(bodies.choice, text)
  if (typeof given === 'string') return refuse(res, STATUSES[given], given)
  if (!isKnownService(settings, given.subscription)) {
    return refuse(res, STATUSES['unknown-push-service'], 'unknown-push-service')
  }
  // Messages are about a shopper's own orders and wishes, so a session is needed.
  if (!req.headers.authorization) return refuse(res, 401, 'unauthorized')
  const mayAdvertise =
    !site.tracking.askConsent ||
    answerInCookies(req.headers.cookie ?? '', 'marketing') === 'granted'
  const {holder, subscription, details, locale} = given
  const kinds = given.kinds.filter((kind) => kind !== 'price' || mayAdvertise)
  const body = {holder, ...subscription, kinds, details}
  return forward({env}, call, {locale: localeOf(site, locale), body})
}

async function renew({env, settings}: Context, call: PushCall): Promise<void> {
  const given = readBody(bodies.renewal, call.text)
  if (typeof given === 'string') return refuse(call.res, STATUSES[given], given)
  if (!isKnownService(settings, given.subscription)) {
    return refuse(call.res, STATUSES['unknown-push-service'], 'unknown-push-service')
  }
  const body = {holder: given.holder, ...given.subscription}
  return forward({env}, call, {call: '/renew', locale: call.site.l10n.defaultLocale, body})
}

const withHolder =
  (name: '/read' | '/end') =>
  async ({env}: Context, call: PushCall): Promise<void> => {
    const given = readBody(bodies.held, call.text)
    if (typeof given === 'string') return refuse(call.res, STATUSES[given], given)
    return forward({env}, call, {call: name, locale: call.site.l10n.defaultLocale, body: given})
  }

const handle =
  (context: Context, run: (context: Context, call: PushCall) => Promise<void>): RequestHandler =>
  async (req, res) => {
    res.set('Cache-Control', 'no-store')
    if (foreignPart(req, res, context.shop, context) !== null) return refuse(res, 403, 'forbidden')
    const site = sites.find(({id}) => id === req.params.site)
    if (!site || site.isContentOnlySite) return refuse(res, 404, 'not-found')
    if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
      return refuse(res, 415, 'unsupported-media-type')
    }
    return run(context, {req, res, site, text: await readText(req)})
  }

/** The key with which browsers subscribe; null when messages on devices are off. */
export const keyRoute = (settings: PushSettings | null): Route => ({
  method: 'get',
  path: `${PUSH_PATH}/key`,
  handler: (_req, res) =>
    void res.set('Cache-Control', CACHED).json({key: settings?.publicKey ?? null}),
})

/**
 * `POST /push/{site}/subscriptions` stores the choice of a browser, `DELETE` ends it; `…/read` and `…/renew` need, like
 * `DELETE`, the secret of the browser alone.
 */
export const subscriptionRoutes = (context: Context): readonly Route[] => {
  const path = `${PUSH_PATH}/:site/subscriptions`
  const limits = {rate: RATE, maxBody: MAX_BODY}
  return [
    {method: 'post', path, ...limits, handler: handle(context, choose)},
    {method: 'delete', path, ...limits, handler: handle(context, withHolder('/end'))},
    {
      method: 'post',
      path: `${path}/read`,
      ...limits,
      handler: handle(context, withHolder('/read')),
    },
    {method: 'post', path: `${path}/renew`, ...limits, handler: handle(context, renew)},
  ]
}

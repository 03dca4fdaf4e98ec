import type {NextFunction, Request, RequestHandler, Response} from 'express'
import {choiceInCookies} from '../../common/country-choice'
import {createPaths} from '../../common/paths'
import {sitePrefixExpression} from '../../common/routes'
import {prefixedAddress} from './prefixed-address'
import {redirectMissing} from './redirects/redirect-missing'
import {redirectReader} from './redirects/read-redirect'
import {resolveShop} from './resolve-shop'
import type {RouteModule} from './route'
import type {RunTimeSites} from './run-time-site'
import {sendMarkup} from './send-markup'
import {siteAtRunTime} from './shop-sites'
import {fromChoice, type SiteAndLocale} from './site-resolver'
import {fromAcceptLanguage} from './visitor-language'

/** Maximum age in seconds; `/callback` never changes. */
const CALLBACK_MAX_AGE = 31_536_000

/** SLAS redirects the browser to this path; the server answers it without React. A login's answer is not cached. */
const callback: RequestHandler = ({query}, res) => {
  const isPersonal = 'code' in query || 'state' in query
  res.set('Cache-Control', isPersonal ? 'no-store' : `public, max-age=${CALLBACK_MAX_AGE}`)
  res.status(200).send()
}

/** Site and locale that the visitor chose, else those of the visitor's languages (rule SITE-6). */
const visitorOf = ({headers}: Request): SiteAndLocale =>
  fromChoice(choiceInCookies(headers.cookie ?? '')) ??
  fromAcceptLanguage(headers['accept-language'])

/** Redirects an address without a whole prefix of site and locale, or with both in the query, to the prefixed address. */
function toPrefixed(req: Request, res: Response, next: NextFunction): void {
  const address = prefixedAddress(req.originalUrl, visitorOf(req))
  if (address === null) return next()
  res.set({'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie'})
  res.redirect(302, address)
}

/**
 * `/` leads to the home that the visitor chose, else to that of the visitor's country (rule SITE-6), in a locale that
 * the site's preferences allow.
 */
function toHome(sitesAtRunTime: RunTimeSites) {
  return async (req: Request, res: Response): Promise<void> => {
    const {site, locale} = await siteAtRunTime(visitorOf(req), sitesAtRunTime)
    res.set({'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie'})
    res.redirect(302, createPaths(site, locale).home())
  }
}

/** A form that is sent without scripts: its page again, without the body. */
const withoutBody: RequestHandler = (req, res) =>
  res.set('Cache-Control', 'no-store').redirect(303, req.originalUrl)

/** Files at the root, and pages. */
export const pageRoutes: RouteModule = ({env, sitesAtRunTime, runtime}) => [
  {method: 'get', path: '/callback', handler: callback},
  {
    method: 'get',
    path: '/favicon.ico',
    handler: runtime.serveStaticFile('static/ico/favicon.ico'),
  },
  {method: 'get', path: '/', handler: [toPrefixed, toHome(sitesAtRunTime)]},
  {
    method: 'get',
    path: '*',
    handler: [
      toPrefixed,
      resolveShop(env, sitesAtRunTime),
      redirectMissing(redirectReader(env.DEFERRED_TIMEOUT_MS)),
      sendMarkup,
      runtime.render,
    ],
  },
  {method: 'post', path: sitePrefixExpression, handler: withoutBody},
]

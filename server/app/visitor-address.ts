import type {NextFunction, Request, Response} from 'express'
import {choiceInCookies} from '../../common/country-choice'
import {createPaths} from '../../common/paths'
import {prefixedAddress} from './prefixed-address'
import type {RunTimeSites} from './run-time-site'
import {siteAtRunTime} from './shop-sites'
import {fromChoice, type SiteAndLocale} from './site-resolver'
import {fromAcceptLanguage} from './visitor-language'

/** Site and locale that the visitor chose, else those of the visitor's languages (rule SITE-6). */
const visitorOf = ({headers}: Request): SiteAndLocale =>
  fromChoice(choiceInCookies(headers.cookie ?? '')) ??
  fromAcceptLanguage(headers['accept-language'])

/** Redirects an address without a whole prefix of site and locale, or with both in the query, to the prefixed address. */
export function toPrefixed(req: Request, res: Response, next: NextFunction): void {
  const address = prefixedAddress(req.originalUrl, visitorOf(req))
  if (address === null) return next()
  res.set({'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie'})
  res.redirect(302, address)
}

/**
 * `/` leads to the home that the visitor chose, else to that of the visitor's country (rule SITE-6), in a locale that
 * the site's preferences allow.
 */
export function toHome(sitesAtRunTime: RunTimeSites) {
  return async (req: Request, res: Response): Promise<void> => {
    const {site, locale} = await siteAtRunTime(visitorOf(req), sitesAtRunTime)
    res.set({'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie'})
    res.redirect(302, createPaths(site, locale).home())
  }
}

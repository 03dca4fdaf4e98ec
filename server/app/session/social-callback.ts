import type {RequestHandler} from 'express'
import {SOCIAL_CALLBACK_PATH} from '../../../config/login'
import {prefixOf} from '../../../common/paths'
import {sites} from '../../../config/sites/registry'
import {whereOfState} from './social-actions'

/** Parameters of an answer that the page reads; the usid stays in a cookie. */
const ANSWER = ['code', 'state', 'error', 'error_description'] as const

/**
 * `GET /social-callback`: leads to the page of the site and locale in which the login began. An address without a
 * state of ours is left to the following routes.
 */
export const socialCallback: RequestHandler = (req, res, next) => {
  const query = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'))
  const where = whereOfState(query.get('state') ?? '')
  const site = sites.find(({id}) => id === where?.siteId)
  const locale = site?.l10n.supportedLocales.find(({id}) => id === where?.localeId)
  if (!site || !locale) return next()
  const answer = ANSWER.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  res.set({'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer'})
  res.redirect(
    302,
    `${prefixOf(site, locale)}${SOCIAL_CALLBACK_PATH}?${new URLSearchParams(answer)}`,
  )
}

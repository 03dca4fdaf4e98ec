import type {NextFunction, Request, Response} from 'express'
import {hasSecret} from '../../app/shared/lib/route-of'
import {PREVIEW_PARAMETER} from '../../common/preview'
import {needsOwnDocument} from '../../common/routes'
import type {Environment} from '../../config/environment'
import {policySources} from '../../config/scripts/policy-sources'
import {shopUrl} from '../../config/shop-url'
import {createNonce, securityPolicy} from './content-security-policy'
import {createShop} from './create-shop'
import {messagesOf} from './messages'
import {endedPage} from './preview/preview-page'
import {keepPrivate} from './preview/preview-routes'
import {readPreview} from './preview/read-preview'
import {lacksPreferences, type RunTimeSites} from './run-time-site'
import {PREFERENCES, readDirectory, siteAtRunTime} from './shop-sites'
import {defaultSiteAndLocale, fromPath} from './site-resolver'

/** The address of the shop; PWA Kit assumes HTTPS. */
export const shopUrlOf = (env: Environment): URL => shopUrl(env, 'https')

/** The preview that an address asks for; null for one that has ended, undefined for a page of visitors. */
function previewOf({PREVIEW_SECRET: secret}: Environment, {query}: Request) {
  const token = query[PREVIEW_PARAMETER]
  if (token === undefined) return undefined
  return secret && typeof token === 'string' ? readPreview(secret, token) : null
}

/** Puts the shop of an address at the disposal of the renderer, with the headers that pages of it have. */
export function resolveShop(env: Environment, sitesAtRunTime: RunTimeSites) {
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const found = fromPath(req.path)
    const preview = previewOf(env, req)
    if (preview === null) {
      keepPrivate(res)
      res.status(410).type('html').send(endedPage())
      return
    }
    const where = await siteAtRunTime(found ?? defaultSiteAndLocale(), sitesAtRunTime)
    const readSites = () => readDirectory(sitesAtRunTime)
    const caller = {origin: shopUrlOf(env).origin, preview}
    res.locals.shop = {...createShop(env, where, caller), readDirectory: readSites}
    res.locals.messages = messagesOf(where.locale.id)
    if (lacksPreferences(where.site)) res.locals.missing = [PREFERENCES]
    const upgrade = res.locals.shop.origin.startsWith('https:')
    const context = {
      site: where.site,
      localeId: where.locale.id,
      paymentOrigin: env.PAYMENT_ORIGIN,
    }
    // The payment provider's script and frames are allowed on pages of payment only (rule PAY-5).
    const others = policySources(context, needsOwnDocument(req.path))
    const policy = {upgrade, bundle: env.BUNDLE_ID, ...others}
    res.locals.useNonce = () => {
      res.set(securityPolicy({nonce: createNonce(), ...policy}))
    }
    res.set({
      ...securityPolicy(policy),
      ...(hasSecret(req.path) && {'Referrer-Policy': 'no-referrer'}),
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Language': where.locale.id,
      ...(env.SEARCH_ENGINES === 'refuse' && {'X-Robots-Tag': 'noindex, nofollow'}),
    })
    if (preview) keepPrivate(res)
    next()
  }
}

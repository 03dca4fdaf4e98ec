import type {RequestHandler} from 'express'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {findRedirect} from './find-redirect'
import type {ReadRedirect} from './read-redirect'

/**
 * `Cache-Control` of a lasting redirect. Shared caches do not keep it: they leave parameters out of their keys that a
 * redirect may copy.
 */
const LASTING = 'private, max-age=900'

/**
 * Answers a page that would be 404 with the redirect that the archive has for its address (rule ROUTE-14). It waits
 * for the page, because only the page knows whether its product, category or content is there.
 */
export function redirectMissing(read: ReadRedirect): RequestHandler {
  return (req, res, next) => {
    const send = res.send.bind(res)
    res.send = (body) => {
      res.send = send
      if (res.statusCode !== 404) return send(body)
      const {shop} = res.locals as {shop: Shop}
      void findRedirect(read, shop, req.originalUrl).then(
        (redirect) => {
          if (!redirect) return send(body)
          const {status, location} = redirect
          res.set('Cache-Control', status === 301 ? LASTING : 'no-store')
          res.redirect(status, location)
        },
        () => send(body),
      )
      return res
    }
    next()
  }
}

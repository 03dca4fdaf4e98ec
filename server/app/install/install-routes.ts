import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import type {Request} from 'express'
import {OPEN_SHARED_PATH} from '../../../common/installed-app'
import {sitePrefix} from '../../../common/routes'
import {messagesOf} from '../messages'
import type {RouteModule} from '../route'
import {fromPath} from '../site-resolver'
import {appManifest} from './app-manifest'
import {sharedPath} from './shared-address'

/** Maximum age in seconds: a release has other icons. */
const MAX_AGE = 3600

const prefixIn = ({params}: Request) => fromPath(`/${params.site}/${params.locale}`)
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * `GET /manifest/{site}/{locale}.webmanifest`: what browsers install; 404 for an unknown site or locale.
 * `GET /{site}/{locale}/open-shared?title=&text=&url=`: what was shared with the installed app.
 */
export const installRoutes: RouteModule = ({shop}) => [
  {
    method: 'get',
    path: '/manifest/:site/:locale.webmanifest',
    handler: (req, res) => {
      const where = prefixIn(req)
      if (!where) return void res.status(404).set('Cache-Control', 'no-store').end()
      const manifest = appManifest(where, {
        asset: getAssetUrl,
        messages: messagesOf(where.locale.id),
      })
      res.set('Cache-Control', `public, max-age=${MAX_AGE}`)
      res.type('application/manifest+json').send(JSON.stringify(manifest))
    },
  },
  {
    method: 'get',
    path: sitePrefix + OPEN_SHARED_PATH,
    handler: (req, res, next) => {
      const where = prefixIn(req)
      if (!where) return next()
      const {title, text, url} = req.query
      const parts = {title: textIn(title), text: textIn(text), url: textIn(url)}
      res.set('Cache-Control', 'no-store')
      res.redirect(303, sharedPath(where, shop.host, parts))
    },
  },
]

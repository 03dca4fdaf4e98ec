import {renderSVG} from 'uqr'
import {GUARANTEE_CODE_PATH} from '../../common/guarantee-code'
import {pageMarket} from '../../config/markets/registry'
import type {RouteModule} from './route'
import {fromPath} from './site-resolver'

/** Maximum age in seconds; the address of the page changes with a release only. */
const MAX_AGE = 86_400

/**
 * `GET /guarantee-code/{site}/{locale}.svg`: the QR code of the harmonised notice about the legal guarantee, which leads to
 * "Your Europe" in the language of the page; 404 where the market has no notice.
 */
export const guaranteeCodeRoutes: RouteModule = () => [
  {
    method: 'get',
    path: `${GUARANTEE_CODE_PATH}/:site/:locale.svg`,
    handler: ({params}, res) => {
      const where = fromPath(`/${params.site}/${params.locale}`)
      const guarantee = where && pageMarket(where.site, where.locale.id).guarantee
      if (!guarantee) return void res.status(404).set('Cache-Control', 'no-store').end()
      res.set('Cache-Control', `public, max-age=${MAX_AGE}`)
      res.type('svg').send(renderSVG(guarantee.link, {border: 2}))
    },
  },
]

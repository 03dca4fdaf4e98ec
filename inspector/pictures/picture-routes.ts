import express, {type Router} from 'express'
import {createPaths} from '../../common/paths'
import type {Facts, SiteFacts} from '../facts/facts'
import type {Runs} from '../history/runs'
import type {Frame} from '../views/layout'
import {SEE_PAGES, seePage, type SeePage} from '../views/see-page'
import {NoBrowser} from './browser'
import {WIDTHS, type Pictures, type Shot, type Width} from './pictures'

interface Options {
  readonly base: string
  readonly runs: Runs
  readonly pictures: Pictures
  readonly frameOf: (facts: Facts) => Frame
}

const pageOf = (value: unknown): SeePage =>
  typeof value === 'string' && Object.hasOwn(SEE_PAGES, value) ? (value as SeePage) : 'home'
const widthOf = (value: unknown): Width =>
  typeof value === 'string' && Object.hasOwn(WIDTHS, value) ? (value as Width) : 'phone'

/** Path of a page of a site in its default locale; null when the site has none. */
function pathOf({site, locales}: SiteFacts, page: SeePage): string | null {
  const own = locales.find(({locale}) => locale.id === site.l10n.defaultLocale)
  if (!own) return null
  const paths = createPaths(site, own.locale)
  const [category] = own.categories
  const [product] = own.products
  switch (page) {
    case 'home':
      return paths.home()
    case 'category':
      return category ? paths.category(category.id) : null
    case 'product':
      return product ? paths.product(product.id) : null
    case 'imprint':
      return paths.imprint()
  }
}

const shotsOf = ({sites, shopOrigin}: Facts, page: SeePage): Shot[] =>
  sites.flatMap((one) => {
    const path = pathOf(one, page)
    return path === null ? [] : {siteId: one.site.id, url: shopOrigin + path}
  })

/** `See`: albums of screenshots, and their pictures. */
export function pictureRoutes({base, runs, pictures, frameOf}: Options): Router {
  const router = express.Router()
  router.get('/', (req, res, next) => {
    const page = pageOf(req.query['page'])
    const width = widthOf(req.query['width'])
    const show = async (): Promise<void> => {
      const facts = await runs.latest()
      res.send(seePage(frameOf(facts), {page, width, album: await pictures.album(page, width)}))
    }
    show().catch(next)
  })
  router.post('/', express.urlencoded({extended: false, limit: '1kb'}), (req, res, next) => {
    const body = req.body as Readonly<Record<string, unknown>>
    const page = pageOf(body['page'])
    const width = widthOf(body['width'])
    const take = async (): Promise<void> => {
      const facts = await runs.latest()
      try {
        await pictures.take(page, width, shotsOf(facts, page))
        res.redirect(303, `${base}/see?page=${page}&width=${width}`)
      } catch (error) {
        if (!(error instanceof NoBrowser)) throw error
        const choice = {page, width, album: null, problem: error.message}
        res.status(503).send(seePage(frameOf(facts), choice))
      }
    }
    take().catch(next)
  })
  router.get('/:file', (req, res) => {
    const file = pictures.fileOf(req.params.file)
    if (file === null) res.status(404).end()
    else res.sendFile(file, {cacheControl: false, dotfiles: 'allow'})
  })
  return router
}

import express, {type Router} from 'express'
import {createPaths} from '../../common/paths'
import type {Facts, SiteFacts} from '../facts/facts'
import type {Runs} from '../history/runs'
import {pageOf, widthOf, type SeePage} from './choice'
import type {Pictures, Shot} from './pictures'

interface Options {
  readonly base: string
  readonly runs: Runs
  readonly pictures: Pictures
}

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

const shotsOf = (facts: Facts | null, page: SeePage): Shot[] =>
  (facts?.sites ?? []).flatMap((one) => {
    const path = pathOf(one, page)
    return path === null ? [] : {siteId: one.site.id, path}
  })

/** `See`: begins to take pictures, and sends them. */
export function pictureRoutes({base, runs, pictures}: Options): Router {
  const router = express.Router()
  router.post('/', express.urlencoded({extended: false, limit: '1kb'}), (req, res, next) => {
    const body = (req.body ?? {}) as Readonly<Record<string, unknown>>
    const page = pageOf(body['page'])
    const width = widthOf(body['width'])
    const start = async (): Promise<void> => {
      await pictures.start(page, width, shotsOf(await runs.latest(), page))
      res.redirect(303, `${base}/see?page=${page}&width=${width}`)
    }
    start().catch(next)
  })
  router.get('/:file', (req, res, next) => {
    const file = pictures.fileOf(req.params.file)
    if (file === null) next()
    else res.sendFile(file, {cacheControl: false, dotfiles: 'allow'})
  })
  return router
}

import type {LinkBase, ShopData} from '../shop-data'
import {findAssetBody} from './content-asset-repository'
import type {ValueLinks} from '../attributes/custom-properties'
import {imageUrl} from '../catalog/image-url'
import {siteValue} from '../attributes/attribute-values'
import {localize, type Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'

/** Functions that convert the links and pictures of archive texts to the form of the APIs. */
export interface MarkupLinks extends ValueLinks {
  /** Returns `text` in the locale of the place; undefined without a text. */
  readonly localized: (values: Localized | undefined) => string | undefined
}

/** Site and locale for which a text is rendered, and the owner of the files that it references. */
export interface MarkupPlace {
  readonly site: Pick<Site, 'id' | 'libraryId'>
  readonly locale: string
  /** Catalog or library that file paths belong to; the site's library when absent. */
  readonly owner?: string
}

/** Maximum depth of includes between assets, as in B2C Commerce. */
const MOST_INCLUDES = 10

const linkFunction = /\$(url|httpUrl|httpsUrl|include)\(\s*('[^'$]*'(?:\s*,\s*'[^'$]*')*)\s*\)\$/gi
const staticLink = /([\w./%~ -]+)\?\$staticlink\$/g

/**
 * The link functions of content markup, as `dw.content.MarkupText` describes them:
 * `$url('Product-Show','pid','x')$` becomes a link to that controller of the site, `$httpUrl` and
 * `$httpsUrl` with their own protocol, `a.jpg?$staticlink$` the link of the file.
 * `$include('Page-Include','cid','x')$` brings the body of another asset; other includes are
 * removed, because they need a running storefront.
 */
export function markupLinks(shop: ShopData, place: MarkupPlace, depth = 0): MarkupLinks {
  const {site, owner = site.libraryId, locale} = place
  const image = (path: string) => imageUrl(shop, owner, path)
  const replaced = (_match: string, name: string, list: string): string => {
    const [controller = '', ...pairs] = [...list.matchAll(/'([^']*)'/g)].map(([, one]) => one ?? '')
    const parameters = new URLSearchParams()
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      parameters.append(pairs[index] ?? '', pairs[index + 1] ?? '')
    }
    return name.toLowerCase() === 'include'
      ? includedBody(shop, place, controller, parameters, depth)
      : controllerLink(shop.links, place, name.toLowerCase(), controller, parameters)
  }
  const text = (written: string): string => {
    if (!written.includes('$')) return written
    return written
      .replace(staticLink, (_match, path: string) => image(path))
      .replace(linkFunction, replaced)
  }
  const localized = (values: Localized | undefined): string | undefined => {
    const written = localize(values, locale)
    return written === undefined ? undefined : text(written)
  }
  return {image, text, localized}
}

function controllerLink(
  {publicUrl: own}: LinkBase,
  {site, locale}: MarkupPlace,
  name: string,
  controller: string,
  parameters: URLSearchParams,
): string {
  const protocol = {httpurl: 'http:', httpsurl: 'https:'}[name]
  const base = protocol ? own.replace(/^https?:/, protocol) : own
  const query = parameters.toString()
  return `${base}/on/demandware.store/Sites-${site.id}-Site/${locale.replace('-', '_')}/${controller}${query && `?${query}`}`
}

function includedBody(
  shop: ShopData,
  place: MarkupPlace,
  controller: string,
  parameters: URLSearchParams,
  depth: number,
): string {
  const {site, locale} = place
  const id = parameters.get('cid')
  if (controller !== 'Page-Include' || !id || depth >= MOST_INCLUDES) return ''
  const asset = findAssetBody(shop.db, site.libraryId, id)
  if (!asset || siteValue(asset.online, site.id) !== true) return ''
  const body = localize(asset.custom['body'], locale)
  const links = markupLinks(shop, {site, locale}, depth + 1)
  return [body ?? []].flat().map(links.text).join('')
}

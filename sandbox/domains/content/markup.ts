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
  /** Id of the asset that the text is of; it includes itself no more. */
  readonly assetId?: string
}

/** Maximum depth of includes between assets, as in B2C Commerce, and maximum number of assets in one text. */
const MOST_INCLUDES = 10
const MOST_INCLUDED = 100

/** Ids of the assets around a text, and the number of assets that it may still include. */
interface Includes {
  readonly around: readonly string[]
  readonly budget: {left: number}
}

const linkFunction = /\$(url|httpUrl|httpsUrl|include)\(([^$<>\r\n]{0,2000})\)\$/gi
const staticMark = /\?\$staticlink\$/i

/** Maximum length of the path of a file in a text, and what can stand before one. */
const LONGEST_PATH = 1000
const BEFORE_PATH =
  /^[^]*(?:["'`<>\r\n]|&(?:quot|apos|#39|#34|#x22|#x27);|url\(|=|,\s|\s[\d.]+[wx],)\s*/i

const QUOTES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/** Decodes percent signs as far as they are an encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Arguments of a link function: with single, double or no quotes, with blanks around them, encoded or not. */
function argumentsIn(list: string): string[] {
  const plain = decoded(
    list.replace(
      /&(?:quot|apos|amp|#39|#34|#x27|#x22);/gi,
      (sign) => QUOTES[sign.toLowerCase()] ?? sign,
    ),
  )
  return [...plain.matchAll(/\s*(?:"([^"]*)"|'([^']*)'|([^,]*))\s*(?:,|$)/g)]
    .map(([, double, single, bare]) => double ?? single ?? (bare ?? '').trim())
    .slice(0, -1)
}

/** Replaces `a b.jpg?$staticlink$` in a text by the link of the file; its name may have any signs. */
function withStaticLinks(text: string, linkOf: (path: string) => string): string {
  const parts = text.split(staticMark)
  const last = parts.pop() ?? ''
  const written = parts.map((part) => {
    const near = part.slice(-LONGEST_PATH)
    const before = BEFORE_PATH.exec(near)?.[0] ?? ''
    const rest = near.slice(before.length)
    const path = rest.trimStart()
    const textBefore = part.slice(0, part.length - path.length)
    return path ? textBefore + linkOf(decoded(path)) : `${part}?$staticlink$`
  })
  return written.join('') + last
}

/** Encodes what may stand in an address, but not in a quoted attribute or in `url()`. */
const withoutQuotes = (link: string): string =>
  link.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The link functions of content markup, as `dw.content.MarkupText` describes them:
 * `$url('Product-Show','pid','x')$` becomes a link to that controller of the site, `$httpUrl` and
 * `$httpsUrl` with their own protocol, `a.jpg?$staticlink$` the link of the file.
 * `$include('Page-Include','cid','x')$` brings the body of another asset; other includes are
 * removed, because they need a running storefront. Arguments may have any quotes or none. No asset is in itself.
 */
export function markupLinks(
  shop: ShopData,
  place: MarkupPlace,
  includes: Includes = {
    around: place.assetId === undefined ? [] : [place.assetId],
    budget: {left: MOST_INCLUDED},
  },
): MarkupLinks {
  const {site, owner = site.libraryId, locale} = place
  const image = (path: string) => imageUrl(shop, owner, path)
  const replaced = (_match: string, name: string, list: string): string => {
    const [controller = '', ...pairs] = argumentsIn(list)
    const parameters = new URLSearchParams()
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      parameters.append(pairs[index] ?? '', pairs[index + 1] ?? '')
    }
    return name.toLowerCase() === 'include'
      ? includedBody(shop, place, controller, parameters, includes)
      : controllerLink(shop.links, place, name.toLowerCase(), controller, parameters)
  }
  const text = (written: string): string => {
    if (!written.includes('$')) return written
    return withStaticLinks(written, (path) => withoutQuotes(image(path))).replace(
      linkFunction,
      replaced,
    )
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
  {around, budget}: Includes,
): string {
  const {site, locale} = place
  const id = parameters.get('cid')
  const isEndless = around.length >= MOST_INCLUDES || budget.left <= 0
  if (controller !== 'Page-Include' || !id || isEndless || around.includes(id)) return ''
  budget.left -= 1
  const asset = findAssetBody(shop.db, site.libraryId, id)
  if (!asset || siteValue(asset.online, site.id) !== true) return ''
  const body = localize(asset.custom['body'], locale)
  const links = markupLinks(shop, {site, locale}, {around: [...around, id], budget})
  return [body ?? []].flat().map(links.text).join('')
}

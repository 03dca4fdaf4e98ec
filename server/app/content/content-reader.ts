import {encodePart} from '../../../common/address-part'
import {escapeReserved} from '../../../common/api-id'
import {ApiFault, isApiFault} from '../../../common/fault'
import {ShopperExperience} from '../../../app/generated/commerce/shopper-experience'
import {ShopperProducts} from '../../../app/generated/commerce/shopper-products'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {createPaths} from '../../../common/paths'
import {parseJsonObject} from '../../../common/parse-json'
import {plainText} from '../../../common/plain-text'
import type {SafeHtml} from '../../../common/safe-html'
import type {ContentBody} from '../../../common/content-body'
import type {AssetDocument, ContentDocument, FolderItem} from '../../../common/content-document'
import {withBodies, type DesignedDocument} from './designed-page'
import {readBody, type BodyPlace, type ReadBody} from './read-body'
import {safeHtml} from './safe-html'
import {readSlot, slotMarkup, type SlotSource} from './read-slot'

/** The parts of a shop with which content is read. */
export type ContentShop = Pick<Shop, 'site' | 'locale'> & {
  readonly api: Pick<Shop['api'], 'clients' | 'scapi' | 'ocapi'>
  readonly slots: SlotSource
}

interface WireAsset extends AssetDocument {
  readonly c_body?: string
}

interface WireFolder extends AssetDocument {
  readonly content?: readonly WireAsset[]
}

interface WireSearch {
  readonly hits?: readonly WireAsset[]
  readonly next?: string
}

/** Number of assets in one answer of the content search, and maximum number of answers that are read. */
const PAGE_SIZE = 25
const MAX_PAGES = 8

const isMissing = (error: unknown): boolean => isApiFault(error) && error.status === 404

/** Null for what does not exist. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const readAsset = ({api}: ContentShop, id: string): Promise<WireAsset> =>
  api.ocapi<WireAsset>(`/content/${encodePart(id)}`)

const placeOf = (
  shop: ContentShop,
  id: string,
  source: BodyPlace['source'] = 'asset',
): BodyPlace => ({
  id,
  source,
  paths: createPaths(shop.site, shop.locale),
  query: `site=${shop.site.id}&locale=${shop.locale.id}`,
  readMarkup: async ({contentId, slotId}) => {
    if (slotId) return slotMarkup(await readSlot(shop, slotId))
    const {c_body: markup} = await readAsset(shop, contentId ?? '')
    if (!markup?.trim()) throw new Error('The asset has no body.')
    return markup
  },
})

/** Picture and day of an article in its data; null for none. */
function articleData({c_data: data}: WireAsset): Pick<FolderItem, 'image' | 'date'> {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const {image, date} = parseJsonObject(data ?? '') ?? {}
  return {image: text(image), date: text(date)}
}

const itemOf = (asset: WireAsset): FolderItem => ({
  id: asset.id,
  title: plainText(asset.name) || asset.id,
  text: plainText(asset.description ?? asset.page_description),
  ...articleData(asset),
})

/** The assets of a folder by the content search, its further answers included (rule CONTENT-16). */
async function searchFolder({api}: ContentShop, folderId: string): Promise<readonly WireAsset[]> {
  const found: WireAsset[] = []
  let start: string | null = '0'
  for (let page = 0; page < MAX_PAGES && start !== null; page += 1) {
    const answer: WireSearch = await api.ocapi<WireSearch>('/content_search', {
      query: {refine: `fdid=${folderId}`, count: PAGE_SIZE, start, sort: 'asc'},
    })
    found.push(...(answer.hits ?? []))
    start = answer.next ? new URL(answer.next, 'http://next').searchParams.get('start') : null
  }
  return found
}

async function readFolder(shop: ContentShop, id: string): Promise<ContentDocument | null> {
  const folder = await orNull(
    shop.api.ocapi<WireFolder>(`/folders/${encodePart(id)}`, {
      query: {include_content: true},
    }),
  )
  if (!folder) return null
  const {content, ...document} = folder
  const assets = content?.length ? content : await searchFolder(shop, id)
  const items = assets.map(itemOf).sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  // A folder without contents is a drawer of the content team and no page.
  if (items.length === 0) return null
  return {kind: 'folder', document: {...document, id}, items}
}

async function readDesigned(shop: ContentShop, id: string): Promise<ContentDocument | null> {
  const client = shop.api.clients.of(ShopperExperience)
  const page = await orNull(client.getPage({parameters: {pageId: escapeReserved(id)}}))
  const document = page as DesignedDocument | null
  return document && {kind: 'designed', page: await withBodies(document, placeOf(shop, id))}
}

const notFound = (id: string): ApiFault =>
  new ApiFault({
    type: 'content-not-found',
    status: 404,
    title: `There is no content ${id}.`,
    detail: '',
    arguments: {},
  })

const bodyOf = async (
  shop: ContentShop,
  {id, c_body: markup}: WireAsset,
): Promise<ReadBody | null> => (markup?.trim() ? readBody(markup, placeOf(shop, id)) : null)

/**
 * The content of an id: an asset, a page of Page Designer, or a folder, in this order. An asset without a body may be a
 * page of Page Designer. An id that ends in `.html` and is none of them is read without the ending.
 * @throws ApiFault 404 for none of them
 */
export async function readContent(shop: ContentShop, id: string): Promise<ContentDocument> {
  const asset = await orNull(readAsset(shop, id))
  if (asset?.c_body?.trim() || asset?.c_data) {
    const {c_body: _markup, ...document} = asset
    const body: ContentBody | null = (await bodyOf(shop, asset))?.body ?? null
    return {kind: 'asset', document, body}
  }
  const [designed, folder] = await Promise.all([
    readDesigned(shop, id),
    asset ? null : readFolder(shop, id),
  ])
  const found = designed ?? folder
  if (found) return found
  // Older links have the ending of other addresses; an id that has it itself goes first.
  if (!asset && id.endsWith('.html')) return readContent(shop, id.slice(0, -'.html'.length))
  if (!asset) throw notFound(id)
  return {kind: 'asset', document: asset, body: null}
}

/** Page of customer service as its endpoint answers it. */
interface WireServicePage {
  readonly id?: unknown
  readonly name?: string | null
  readonly pageTitle?: string | null
  readonly pageDescription?: string | null
  readonly c_body?: string
  readonly c_data?: string
}

/**
 * A page of customer service by its path (rule CONTENT-9). A page that the endpoint does not know or cannot answer is
 * read as content.
 * @param path path below `/customer-service` or `/support`
 */
async function readServicePage(shop: ContentShop, path: string): Promise<ContentDocument> {
  const id = (path.split('/').pop() ?? '').replace(/\.html$/, '')
  const address = `/custom/shopper-customer-service/v1/organizations/:org/pages/content/${encodePart(path)}`
  const page = await shop.api.scapi<WireServicePage>(address).catch(() => null)
  if (typeof page?.id !== 'string') return readContent(shop, id)
  const {name, pageTitle, pageDescription, c_body: markup, c_data: data} = page
  const document: AssetDocument = {
    id: page.id,
    ...(name && {name}),
    ...(pageTitle && {page_title: pageTitle}),
    ...(pageDescription && {page_description: pageDescription}),
    ...(data && {c_data: data}),
  }
  const read = markup?.trim() ? await readBody(markup, placeOf(shop, page.id)) : null
  return {kind: 'asset', document, body: read?.body ?? null}
}

/** Styles of an asset, limited to its block; '' for none. @throws ApiFault of the asset */
export async function readStyles(shop: ContentShop, id: string): Promise<string> {
  const read = await bodyOf(shop, await readAsset(shop, id))
  return read?.css ?? ''
}

/** A slot outside of categories, through the site's controller (rule CONTENT-17). */
export async function readSlotBody(shop: ContentShop, id: string): Promise<ContentBody> {
  const {body} = await readBody(slotMarkup(await readSlot(shop, id)), placeOf(shop, id, 'slot'))
  return body
}

/**
 * The description of a product, for pages that a browser opens within the app (ADR 0014).
 * @throws ApiFault of the product
 */
async function readDescription(shop: ContentShop, id: string): Promise<{html: SafeHtml}> {
  const {longDescription} = await shop.api.clients.of(ShopperProducts).getProduct({
    parameters: {id: escapeReserved(id), expand: ['none'], select: '(longDescription)'},
  })
  return {html: safeText(shop, longDescription ?? '')}
}

/** HTML of the catalogue for the pages of a site and locale. */
export const safeText = ({site, locale}: Pick<ContentShop, 'site' | 'locale'>, markup: string) =>
  safeHtml(markup, 'catalogue', createPaths(site, locale))

const readers: Readonly<Record<string, (shop: ContentShop, id: string) => Promise<unknown>>> = {
  pages: readContent,
  products: readDescription,
  service: readServicePage,
  slots: readSlotBody,
  styles: readStyles,
}

/** The function that reads a kind of content; undefined for an unknown kind. */
export const readerOf = (kind: string) => (Object.hasOwn(readers, kind) ? readers[kind] : undefined)

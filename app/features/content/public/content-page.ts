import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {ApiFault} from '@common/fault'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import type {ContentDocument} from '@common/content-document'
import {contentPageOf, type ContentPage} from './content'
import {type ContentBody, type ContentHeading, CONTENT_PATH} from '@common/content-body'
import type {SafeHtml} from '@common/safe-html'
import {createHttpClient} from '@app/shared/api/http-client'

const notAPage = (contentId: string): ApiFault =>
  new ApiFault({
    type: 'content-not-found',
    status: 404,
    title: `Content asset ${contentId} is not a page.`,
    detail: '',
    arguments: {},
  })

/** The page of a document. @throws ApiFault 404 for content that is part of other pages */
export function pageOrNotFound(document: ContentDocument, contentId: string): ContentPage {
  const page = contentPageOf(document)
  if (!page) throw notAPage(contentId)
  return page
}

/**
 * One content page: an asset, the index of a folder or a page of Page Designer (rule CONTENT-11).
 * @throws ApiFault 404, also for an asset that is part of other pages
 */
export const {query: contentPageQuery} = defineQuery({
  key: ['content'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, contentId: string): Promise<ContentPage> => {
    const path = `/pages/${encodePart(contentId)}`
    return pageOrNotFound(await readContent<ContentDocument>(shop, path), contentId)
  },
})

/** A part of safe markup that begins and ends between its outermost elements: safe, too. */
export const sliceOf = (html: SafeHtml, start: number, end?: number): SafeHtml =>
  html.slice(start, end).trim() as SafeHtml

/** A heading that is no part of another element. */
export type PlacedHeading = ContentHeading & Required<Pick<ContentHeading, 'place'>>

export const isPlaced = (heading: ContentHeading): heading is PlacedHeading =>
  heading.place !== undefined

/**
 * Splits a body before its first second-level heading: introduction and sections, each may be ''. Null for a body with
 * widgets.
 */
export function splitIntroduction({
  html,
  headings = [],
}: ContentBody): [introduction: SafeHtml, sections: SafeHtml] | null {
  if (html === null) return null
  const first = headings.filter(isPlaced).find(({level}) => level === 2)
  const start = first ? first.place[0] : html.length
  return [sliceOf(html, 0, start), sliceOf(html, start)]
}

const client = createHttpClient({baseUrl: CONTENT_PATH})

/**
 * Sanitised content: on the server read where the page is rendered, in browsers from a route of our server (ADR 0011).
 * @param path `/pages/{id}`, `/service/{path of a page}` or `/slots/{id}`
 */
export async function readContent<T>(shop: Shop, path: string): Promise<T> {
  if (shop.readContent) return (await shop.readContent(path)) as T
  return client<T>(path, {query: {site: shop.site.id, locale: shop.locale.id}})
}

import {Type} from '@sinclair/typebox'
import {findFolder, folderIdsOf, type Content} from '../../../domains/content/content-repository'
import {searchContent} from '../../../domains/search/content-search'
import type {Site} from '../../../domains/sites/site-registry'
import type {Sandbox} from '../../../sandbox'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import {badRequest} from '../../errors'
import {contentDocument} from './documents'

const Query = Type.Object({
  q: Type.Optional(Type.String({minLength: 1, maxLength: 50})),
  refine: Type.Optional(Type.String({maxLength: 256})),
  refine_1: Type.Optional(Type.String({maxLength: 256})),
  sort: Type.Optional(Type.String({maxLength: 256})),
  limit: Type.Integer({minimum: 1, maximum: 200, default: 50}),
  offset: Type.Integer({minimum: 0, default: 0}),
})

/** `GET content-search` of Shopper Experience: assets in folders, by words and by one folder. */
export const contentSearchRoute: ApiRoutes<'/shopper-experience/v1'> = (route, sandbox) => {
  route(
    'GET /content-search',
    {needs: shopper, schema: {querystring: Query}},
    ({context: {site, locale}}, request) => {
      const {q, refine, refine_1: first, sort, limit, offset} = request.query
      const folderId = readFolder(refine ?? first)
      const found = searchContent(sandbox, site, {locale, text: q, folderId, ...readSort(sort)})
      const folders = foldersOf(sandbox, site, found, locale)
      return {
        hits: found.slice(offset, offset + limit).map(contentDocument),
        limit,
        offset,
        query: q ?? '',
        refinements:
          folders.length > 0 ? [{attributeId: 'fdid', label: 'Folder', values: folders}] : [],
        ...(folderId === undefined ? {} : {selectedRefinements: {fdid: folderId}}),
        total: found.length,
      }
    },
  )
}

/** The folders that contain the assets, each with the number of its assets. */
function foldersOf(sandbox: Sandbox, site: Site, found: readonly Content[], locale: string) {
  const counts = new Map<string, number>()
  for (const {id} of found) {
    for (const folderId of folderIdsOf(sandbox.db, site, id)) {
      counts.set(folderId, (counts.get(folderId) ?? 0) + 1)
    }
  }
  return [...counts].flatMap(([value, hitCount]) => {
    const folder = findFolder(sandbox, site, value, locale)
    return folder ? [{value, hitCount, label: folder.name ?? value}] : []
  })
}

/** `fdid=faq`: the only refinement, with one value. */
function readFolder(refine: string | undefined): string | undefined {
  if (refine === undefined) return undefined
  const [, id] = /^fdid=([^|]+)$/.exec(refine) ?? []
  if (id) return id
  throw badRequest("Invalid refinement parameter format. Expected format: 'attribute=value'.", {
    parameter: 'refine',
  })
}

/** `name=desc` or `pageTitle=asc`. */
function readSort(sort: string | undefined): {sortBy?: string; descending?: boolean} {
  if (sort === undefined) return {}
  const [, attribute = '', direction] = /^(\w+)=(asc|desc)$/.exec(sort) ?? []
  if (!direction) {
    throw badRequest(
      "Invalid sort parameter format. Expected format: 'attribute=asc' or 'attribute=desc'.",
      {parameter: 'sort'},
    )
  }
  const name = attribute.startsWith('c_')
    ? attribute
    : attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return {sortBy: name, descending: direction === 'desc'}
}

import {Type} from '@sinclair/typebox'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Content, Folder} from '../../domains/content/content-repository'
import {findContent, findFolder} from '../../domains/content/content-repository'
import {OcapiFault} from '../errors'
import {ocapiDocument, type OcapiDocument} from './document'
import {idList} from './id-list'
import {ocapiResult} from './ocapi-documents'
import {client, type OcapiRoutes} from './needs'

/** Content assets and folders in one multi-id call (OCAPI 1). */
const MAX_IDS = 50

const IdParams = Type.Object({id: Type.String()})
const FolderQuery = Type.Object({
  levels: Type.Optional(Type.Integer({minimum: 0, maximum: 2})),
  include_content: Type.Optional(Type.Boolean()),
})

/** Missing texts are omitted; custom attributes already have their wire names. */
function pageDocument({custom, ...page}: Omit<Content, 'online' | 'searchable'>): object {
  const texts = Object.entries(page).filter(([, value]) => value !== null)
  return {...Object.fromEntries(texts), ...custom}
}

/** An asset as an OCAPI document. */
export function contentDocument(content: Content): OcapiDocument<'content'> {
  const {online: _online, searchable: _searchable, ...page} = content
  return ocapiDocument('content', pageDocument(page))
}

function folderDocument(
  context: ShopContext,
  folder: Folder,
  levels: number,
  includeContent: boolean,
): object {
  const {site, locale} = context
  const {online: _online, folderIds, contentIds, parentId, ...page} = folder
  const folders =
    levels === 0 ? [] : folderIds.flatMap((id) => findFolder(context, site, id, locale) ?? [])
  const content = includeContent
    ? contentIds.flatMap((id) => findContent(context, site, id, locale) ?? [])
    : []
  return {
    ...pageDocument(page),
    parentFolderId: parentId ?? undefined,
    folders:
      folders.length > 0
        ? folders.map((child) => folderDocument(context, child, levels - 1, includeContent))
        : undefined,
    content: includeContent
      ? content.map(({online: _o, searchable: _s, ...asset}) => pageDocument(asset))
      : undefined,
  }
}

/** Content assets and folders of the site's library. */
export const contentRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /content/:id',
    {needs: client, schema: {params: IdParams}},
    ({context: {site, locale}}, request, reply) => {
      const {id} = request.params
      const found = (idList(request, MAX_IDS) ?? [id]).flatMap(
        (one) => findContent(sandbox, site, one, locale) ?? [],
      )
      reply.header('cache-control', 'max-age=60,must-revalidate')
      if (idList(request, MAX_IDS)) return ocapiResult('content_result', found.map(contentDocument))
      const [content] = found
      if (!content) {
        throw new OcapiFault(
          404,
          'ContentNotFoundException',
          `No content with ID '${id}' for site '${site.id}' could be found.`,
          {contentId: id, siteId: site.id},
        )
      }
      return contentDocument(content)
    },
  )

  route(
    'GET /folders/:id',
    {needs: client, schema: {params: IdParams, querystring: FolderQuery}},
    ({context}, request, reply) => {
      const {site, locale} = context
      const {id} = request.params
      const {levels = 1, include_content: includeContent = false} = request.query
      const describe = (folder: Folder) =>
        ocapiDocument('content_folder', folderDocument(context, folder, levels, includeContent))
      const found = (idList(request, MAX_IDS) ?? [id]).flatMap(
        (one) => findFolder(sandbox, site, one, locale) ?? [],
      )
      reply.header('cache-control', 'max-age=60,must-revalidate')
      if (idList(request, MAX_IDS)) return ocapiResult('content_folder_result', found.map(describe))
      const [folder] = found
      if (!folder) {
        throw new OcapiFault(
          404,
          'FolderNotFoundException',
          `No folder with ID '${id}' for site '${site.id}' could be found.`,
          {folderId: id, siteId: site.id},
        )
      }
      return describe(folder)
    },
  )
}

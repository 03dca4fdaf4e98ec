import {Type} from '@sinclair/typebox'
import {catalogStore} from '../../../domains/catalog/catalog-store'
import {categoryTree} from '../../../domains/catalog/category-tree'
import {findContent, findFolder} from '../../../domains/content/content-repository'
import {findAssignedPage, findElement} from '../../../domains/pages/page-repository'
import type {Site} from '../../../domains/sites/site-registry'
import type {Sandbox} from '../../../sandbox'
import {shopper, shopperApi, type ApiRoutes} from '../../common/shopper-api'
import {ApiProblem, badRequest, malformedParameter, missingParameter} from '../../errors'
import {readList} from '../../common/request'
import {contentSearchRoute} from './content-search-route'
import {componentDocument, contentDocument, folderDocument, pageDocument} from './documents'
import {qualifierRoute} from './qualifier-route'

const MAX_IDS = 50

const Id = Type.Object({id: Type.String()})
const Many = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]))
const Levels = Type.Integer({minimum: 0, maximum: 2, default: 1})
const PagesQuery = Type.Object({
  aspectTypeId: Type.Optional(Type.String({maxLength: 256})),
  categoryId: Type.Optional(Type.String({maxLength: 256})),
  productId: Type.Optional(Type.String({maxLength: 100})),
  aspectAttributes: Type.Optional(Type.String({maxLength: 256})),
})

function notFound(kind: string, name: string, id: string, siteId: string): ApiProblem {
  const title = kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  const detail = `No visible ${name} with ID '${id}' was found in site '${siteId}'.`
  return new ApiProblem(404, kind, title, detail)
}

/** Aspect attributes are a JSON object. Throws 400. */
function checkAspectAttributes(text: string | undefined): void {
  if (text === undefined) return
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return
  } catch {
    // Reported below.
  }
  throw malformedParameter('aspectAttributes', 'is no JSON object')
}

/** The single object for which a page is requested: a category of the site or a product. Throws 400. */
function readBusinessObject(
  {db}: Sandbox,
  site: Site,
  categoryId: string | undefined,
  productId: string | undefined,
): {categoryId: string} | {productId: string} {
  if (categoryId !== undefined && productId === undefined) {
    const tree = categoryTree(db, site.catalogId)
    if (categoryId === tree.rootId || tree.get(categoryId)) return {categoryId}
  }
  if (productId !== undefined && categoryId === undefined) {
    if (catalogStore(db).product(productId)) return {productId}
  }
  throw new ApiProblem(
    400,
    'business-object-id-invalid',
    'Business Object ID Invalid',
    'At least one provided business object identifier was invalid: exactly one of categoryId and ' +
      'productId is required, and it has to exist.',
  )
}

const pageRoutes: ApiRoutes<'/shopper-experience/v1'> = (route, sandbox) => {
  route(
    'GET /pages',
    {needs: shopper, schema: {querystring: PagesQuery}},
    ({context: {site, locale}}, request) => {
      const {aspectTypeId, categoryId, productId, aspectAttributes} = request.query
      if (!aspectTypeId) throw missingParameter('aspectTypeId')
      checkAspectAttributes(aspectAttributes)
      const object = readBusinessObject(sandbox, site, categoryId, productId)
      const page = findAssignedPage(sandbox, site, aspectTypeId, object, locale)
      return {data: page ? [pageDocument(page)] : []}
    },
  )

  route(
    'GET /pages/:id',
    {needs: shopper, schema: {params: Id, querystring: PagesQuery}},
    ({context: {site, locale}}, request) => {
      checkAspectAttributes(request.query.aspectAttributes)
      const {id} = request.params
      const page = findElement(sandbox, site, id, locale)
      if (page?.kind !== 'page') throw notFound('page-not-found', 'page', id, site.id)
      return pageDocument(page)
    },
  )

  route(
    'GET /components/:id',
    {needs: shopper, schema: {params: Id}},
    ({context: {site, locale}}, request) => {
      const {id} = request.params
      const component = findElement(sandbox, site, id, locale)
      if (component?.kind !== 'component') {
        throw notFound('component-not-found', 'component', id, site.id)
      }
      return componentDocument(component)
    },
  )
}

const contentRoutes: ApiRoutes<'/shopper-experience/v1'> = (route, sandbox) => {
  route(
    'GET /contents/:id',
    {needs: shopper, schema: {params: Id}},
    ({context: {site, locale}}, request) => {
      const {id} = request.params
      const content = findContent(sandbox, site, id, locale)
      if (!content) throw notFound('content-not-found', 'content asset', id, site.id)
      return contentDocument(content)
    },
  )

  route(
    'GET /contents',
    {needs: shopper, schema: {querystring: Type.Object({ids: Many})}},
    ({context: {site, locale}}, request) => {
      const ids = readIds(request.query.ids)
      const data = ids.flatMap((id) => findContent(sandbox, site, id, locale) ?? [])
      return {data: data.map(contentDocument), total: data.length, limit: data.length}
    },
  )

  route(
    'GET /folders/:id',
    {needs: shopper, schema: {params: Id, querystring: Type.Object({levels: Levels})}},
    ({context: {site, locale}}, request) => {
      const {id} = request.params
      const find = (folderId: string) => findFolder(sandbox, site, folderId, locale)
      const folder = find(id)
      if (!folder) throw notFound('folder-not-found', 'content folder', id, site.id)
      return folderDocument(folder, request.query.levels, find)
    },
  )

  route(
    'GET /folders',
    {needs: shopper, schema: {querystring: Type.Object({ids: Many, levels: Levels})}},
    ({context: {site, locale}}, request) => {
      const find = (folderId: string) => findFolder(sandbox, site, folderId, locale)
      const folders = readIds(request.query.ids).flatMap((id) => find(id) ?? [])
      const data = folders.map((folder) => folderDocument(folder, request.query.levels, find))
      return {data, total: data.length, limit: data.length}
    },
  )
}

function readIds(value: string | string[] | undefined): string[] {
  const ids = readList(value)
  if (ids.length > 0 && ids.length <= MAX_IDS) return ids
  throw badRequest(
    `'ids' violates the value constraint. The expected value is between '(0..${MAX_IDS})'.`,
    {parameter: 'ids', expected: `(0..${MAX_IDS})`},
  )
}

/** Shopper Experience: pages and components of Page Designer, content assets, folders. */
export const experiencePlugin = shopperApi(
  '/experience',
  '/shopper-experience/v1',
  pageRoutes,
  contentRoutes,
  contentSearchRoute,
  qualifierRoute,
)

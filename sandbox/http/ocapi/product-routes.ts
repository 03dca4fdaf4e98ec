import {Type, type Static} from '@sinclair/typebox'
import {callShopper} from '../../domains/baskets/shop-context'
import {categoryTree} from '../../domains/catalog/category-tree'
import {audienceKey} from '../../domains/promotions/situation'
import type {SiteIndex} from '../../domains/search/site-index'
import {OcapiFault} from '../errors'
import {toCategory} from '../../wire/categories/category'
import {findSiteProduct, toProduct, type ProductOptions} from '../../wire/products/product'
import {RenderContext} from '../../wire/render-context'
import {ocapiDocument} from './document'
import {productExpansions, readExpansions} from './expansions'
import {idList} from './id-list'
import {ocapiResult} from './ocapi-documents'
import {needing} from '../common/routes'
import type {OcapiDocument} from './document'
import {client, type OcapiRoutes} from './needs'
import {ocapiProduct} from './product-document'

/** Maximum number of products and categories in one multi-id call (OCAPI 1). */
const mostProducts = 24
const mostCategories = 50
/** Maximum number of further inventory lists in one call. */
const mostInventories = 5

const IdParams = Type.Object({id: Type.String()})
const PartParams = Type.Object({id: Type.String(), expansion: Type.String()})
const ProductQuery = Type.Object({
  expand: Type.Optional(Type.String()),
  all_images: Type.Optional(Type.Boolean()),
  inventory_ids: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
})
const CategoryQuery = Type.Object({
  levels: Type.Integer({minimum: 0, maximum: 2, default: 1}),
})

/** Seconds for which any cache may keep answers that are the same for every shopper. */
const SHARED = 'max-age=60,must-revalidate'

/** Answers for a shopper with special conditions are not for other shoppers. */
const cacheControl = ({shopper}: RenderContext) =>
  audienceKey(shopper) === '' ? SHARED : 'private, max-age=0'

interface ProductsOfCall {
  readonly context: RenderContext
  readonly index: SiteIndex
  /** The document of a product, or undefined when the site does not show it. */
  document(id: string, expand: ReadonlySet<string>): OcapiDocument<'product'> | undefined
}

/** The products that a caller may see, in the currency and with the inventories of the call. */
const products = needing(client, ({context: shop}, request, sandbox): ProductsOfCall => {
  const query = request.query as Static<typeof ProductQuery>
  const {site, locale} = shop
  const currency = query.currency ?? site.currency
  if (query.currency !== undefined && !site.currencies.includes(currency)) {
    throw new OcapiFault(
      400,
      'UnsupportedCurrencyException',
      `The currency '${currency}' is not supported by site '${site.id}'.`,
      {currency},
    )
  }
  const context = new RenderContext(sandbox, {site, locale, currency}, callShopper(shop))
  const {index} = context
  const base = `${sandbox.config.publicUrl}/s/${site.id}/dw/shop/v21_3/products`
  const options: Omit<ProductOptions, 'expand'> = {
    allImages: query.all_images ?? false,
    imageTypes: null,
    perPricebook: false,
    inventoryIds: readInventoryIds(query.inventory_ids),
  }
  return {
    context,
    index,
    document(id, expand) {
      const found = findSiteProduct(context, index, id)
      if (!found) return undefined
      const product = toProduct(context, index, found, {...options, expand})
      return ocapiProduct(product, (other) => `${base}/${encodeURIComponent(other)}`)
    },
  }
})

/** Products with their expansions, and categories, from the same catalog as the Shopper APIs. */
export const productRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /products/:id',
    {needs: products, schema: {params: IdParams, querystring: ProductQuery}},
    (found, request, reply) => {
      const expand = readExpansions(request.query.expand, productExpansions)
      void reply.header('cache-control', cacheControl(found.context))
      const {id} = request.params
      const ids = idList(request, mostProducts)
      if (ids) {
        const documents = ids.map((one) => found.document(one, expand))
        return ocapiResult(
          'product_result',
          documents.filter((document) => document !== undefined),
        )
      }
      return found.document(id, expand) ?? notFound(found, id)
    },
  )

  route(
    'GET /products/:id/:expansion',
    {needs: products, schema: {params: PartParams, querystring: ProductQuery}},
    (found, request, reply) => {
      const {id, expansion} = request.params
      if (!productExpansions.includes(expansion)) {
        const {url} = request
        throw new OcapiFault(404, 'NotFoundException', `No resource at ${url}.`, {path: url})
      }
      void reply.header('cache-control', cacheControl(found.context))
      return found.document(id, new Set([expansion])) ?? notFound(found, id)
    },
  )

  route(
    'GET /categories/:id',
    {needs: client, schema: {params: IdParams, querystring: CategoryQuery}},
    ({context: {site, locale}}, request, reply) => {
      const context = new RenderContext(sandbox, {site, locale, currency: site.currency})
      const tree = categoryTree(sandbox.db, site.catalogId)
      const documentOf = (categoryId: string): OcapiDocument<'category'>[] => {
        const category = tree.get(categoryId)
        if (!category) return []
        return [
          ocapiDocument(
            'category',
            plainCategory(toCategory(context, tree, category, request.query.levels)),
          ),
        ]
      }
      void reply.header('cache-control', SHARED)
      const {id} = request.params
      const ids = idList(request, mostCategories)
      if (ids) return ocapiResult('category_result', ids.flatMap(documentOf))
      const [category] = documentOf(id)
      if (category) return category
      throw new OcapiFault(
        404,
        'CategoryNotFoundException',
        `No category with ID '${id}' could be found.`,
        {categoryId: id},
      )
    },
  )
}

function notFound({context}: ProductsOfCall, productId: string): never {
  throw new OcapiFault(
    404,
    'ProductNotFoundException',
    `No product with ID '${productId}' for site '${context.site.id}' could be found.`,
    {productId, siteId: context.site.id},
  )
}

function readInventoryIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => id !== '')
  if (ids.length <= mostInventories) return ids
  throw new OcapiFault(
    400,
    'MalformedParameterException',
    `At most ${mostInventories} inventory lists can be asked for at once.`,
    {parameter: 'inventory_ids'},
  )
}

/** A category without the properties that only the Shopper APIs have. */
function plainCategory(category: object): object {
  const {
    onlineSubCategoriesCount: _count,
    parentCategoryTree: _tree,
    categories,
    ...members
  } = category as {categories?: object[]; [name: string]: unknown}
  return {...members, ...(categories ? {categories: categories.map(plainCategory)} : {})}
}

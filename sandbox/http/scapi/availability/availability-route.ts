import {Type, type Static} from '@sinclair/typebox'
import type {ShopperAvailabilityTypes} from 'commerce-sdk-isomorphic'
import type {Sandbox} from '../../../sandbox'
import {session, type ApiRoutes} from '../../common/shopper-api'
import type {CatalogOptions} from '../answer-cache'
import {findSiteProduct, type SiteProduct} from '../../../wire/products/product'
import {inventoriesOf} from '../../../wire/products/product-extras'
import {
  atMost,
  readExpand,
  readList,
  readScope,
  selectFrom,
  selectQuery,
  siteQuery,
} from '../../common/request'
import {RenderContext} from '../../../wire/render-context'

/** Maximum number of products in one call, and of inventory lists. */
const mostProducts = 24
const mostInventories = 5

const availabilityQuery = Type.Object({
  ...siteQuery,
  ...selectQuery,
  productIds: Type.Array(Type.String(), {minItems: 1}),
  inventoryIds: Type.Optional(Type.Array(Type.String())),
  expand: Type.Optional(Type.Array(Type.String())),
  personalized: Type.Optional(Type.Literal('none')),
})

type Availability = ShopperAvailabilityTypes.Availability

/** `GET /availability` of Shopper Availability: availability of products, without the products. */
export const availabilityRoute: ApiRoutes<'/shopper-availability/v1', CatalogOptions> = (
  route,
  {sandbox, answers},
) => {
  route(
    'GET /availability',
    {needs: session, schema: {querystring: availabilityQuery}},
    (_session, request, reply) =>
      answers.send(request, reply, () => answer(sandbox, request.query)),
  )
}

/** Products that the site does not show, and unknown inventory lists, are omitted. */
function answer(sandbox: Sandbox, query: Static<typeof availabilityQuery>) {
  const ids = atMost(readList(query.productIds), mostProducts, 'product IDs')
  const listIds = atMost(readList(query.inventoryIds), mostInventories, 'inventory list IDs')
  const expand = readExpand(query.expand, ['variations', 'set_products'], [])
  const scope = readScope(sandbox, query)
  const context = new RenderContext(sandbox, scope)
  const {index} = context
  const lists = listIds.length > 0 ? listIds : [scope.site.inventoryListId]
  const found = new Map<string, SiteProduct>()
  const add = (id: string): SiteProduct | undefined => {
    const product = found.get(id) ?? findSiteProduct(context, index, id)
    if (product) found.set(id, product)
    return product
  }
  for (const id of ids) {
    const asked = add(id)
    if (!asked) continue
    const {product, skus} = asked
    if (expand.has('variations') && product.type !== 'variant') skus.forEach((sku) => add(sku.id))
    if (expand.has('set_products')) product.setProducts.forEach(add)
  }
  const data = [...found].map(([id, {product}]): Availability => ({
    id,
    inventories: inventoriesOf(context, product, lists),
  }))
  return selectFrom({limit: data.length, data, total: data.length}, query.select)
}

import {Type} from '@sinclair/typebox'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {SiteIndex} from '../../../domains/search/site-index'
import {needing, pathParameter} from '../../common/routes'
import type {ApiRoutes} from '../../common/shopper-api'
import {chosenAudience} from '../audience'
import type {CatalogOptions} from '../answer-cache'
import {malformedParameter} from '../../errors'
import {readImageTypes, readList, readScope, siteQuery} from '../../common/request'
import {pricedPromotions} from '../../../wire/products/promotions'
import {RenderContext} from '../../../wire/render-context'
import {
  findSiteProduct,
  toProduct,
  type ProductOptions,
  type SiteProduct,
} from '../../../wire/products/product'
import {productNotFound} from './product-routes'

const query = {...siteQuery, personalized: Type.Optional(Type.Literal('none'))}
const plainQuery = Type.Object(query)
const imageQuery = Type.Object({
  ...query,
  imgTypes: Type.Optional(Type.String({maxLength: 50})),
  allImages: Type.Optional(Type.Boolean()),
  variationAttribute: Type.Optional(Type.Array(Type.String({minLength: 1, maxLength: 256}))),
})
const params = Type.Object({
  organizationId: Type.String(),
  productId: Type.String({maxLength: 100}),
})

/** The product of the path, as the shopper sees it. Throws 404. */
const product = needing(chosenAudience, ({shopper}, request, sandbox) => {
  const scope = readScope(sandbox, request.query as {siteId?: string})
  const context = new RenderContext(sandbox, scope, shopper)
  const {index} = context
  const productId = pathParameter(request, 'productId')
  const found = findSiteProduct(context, index, productId)
  if (!found) throw productNotFound(productId, scope.site.id)
  return {context, index, found}
})

interface Found {
  readonly context: RenderContext
  readonly index: SiteIndex
  readonly found: SiteProduct
}

/** The parts of one product with calls of their own: images, prices, promotions. */
export const productDetailRoutes: ApiRoutes<'/shopper-products/v1', CatalogOptions> = (route) => {
  route(
    'GET /products/:productId/images',
    {needs: product, schema: {params, querystring: imageQuery}},
    (facts, request) => {
      const {productId} = request.params
      const {imgTypes, allImages = false, variationAttribute} = request.query
      const document = part(facts, 'images', {
        allImages,
        imageTypes: readImageTypes(imgTypes),
      })
      const groups = document.imageGroups ?? []
      const choices = allImages ? readChoices(variationAttribute) : []
      return {id: productId, imageGroups: groups.filter((group) => fits(group, choices))}
    },
  )

  route(
    'GET /products/:productId/prices',
    {needs: product, schema: {params, querystring: plainQuery}},
    (facts, request) => {
      const {productId} = request.params
      const document = part(facts, 'prices', {perPricebook: true})
      const pricePerUnitUnit = facts.found.product.attributes.unitMeasure || undefined
      const {price, priceMax, pricePerUnit, pricePerUnitMax, prices} = document
      const {tieredPrices, priceRanges, currency} = document
      return {
        productId,
        price,
        priceMax,
        pricePerUnit,
        pricePerUnitMax,
        pricePerUnitUnit,
        tieredPrices,
        prices,
        currency,
        priceRanges,
      }
    },
  )

  route(
    'GET /products/:productId/promotions',
    {needs: product, schema: {params, querystring: plainQuery}},
    (facts, request) => {
      const {productId} = request.params
      const {context, found} = facts
      const promotions = pricedPromotions(context, found.product, found.skus)
      return {
        productId,
        productPromotions: promotions.map(({promotionId, calloutMsg, price}) => ({
          promotionId,
          calloutMsg: calloutMsg ?? '',
          ...(price === null ? {} : {promotionalPrice: context.money(price)}),
        })),
      }
    },
  )
}

function part(
  {context, index, found}: Found,
  expand: string,
  options: Partial<ProductOptions>,
): ShopperProductsTypes.Product {
  return toProduct(context, index, found, {
    expand: new Set([expand]),
    allImages: false,
    imageTypes: null,
    perPricebook: false,
    inventoryIds: [],
    ...options,
  })
}

/** `color=red` as attribute and value. */
function readChoices(given: readonly string[] | undefined): [string, string][] {
  return readList(given).map((choice) => {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(choice) ?? []
    if (!id || !value) {
      throw malformedParameter('variationAttribute', `has '${choice}', expected attribute=value`)
    }
    return [id, value]
  })
}

/** A group without a condition on an attribute applies to each of its values. */
function fits(
  {variationAttributes}: ShopperProductsTypes.ImageGroup,
  choices: readonly [string, string][],
): boolean {
  return choices.every(([id, value]) => {
    const attribute = variationAttributes?.find((one) => one.id === id)
    return !attribute || attribute.values?.some((one) => one.value === value)
  })
}

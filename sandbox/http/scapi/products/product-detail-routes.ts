import {Type, type FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {FastifyRequest} from 'fastify'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {SiteIndex} from '../../../domains/search/site-index'
import type {Sandbox} from '../../../sandbox'
import {malformedParameter} from '../../errors'
import {requireShopper} from '../../slas/verify'
import {readImageTypes, readList, readScope, siteQuery} from '../../common/request'
import {pricedPromotions} from '../../../wire/products/promotions'
import {RenderContext} from '../../../wire/render-context'
import {
  findSiteProduct,
  toProduct,
  type ProductOptions,
  type SiteProduct,
} from '../../../wire/products/product'
import {productNotFound, readAudience} from './product-routes'

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

interface Found {
  readonly context: RenderContext
  readonly index: SiteIndex
  readonly found: SiteProduct
}

/** The parts of one product with calls of their own: images, prices, promotions. */
export const productDetailRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const find = async (request: FastifyRequest, productId: string): Promise<Found> => {
    const session = await requireShopper(sandbox, request)
    const shopper = readAudience(sandbox, session, request.query as {personalized?: string})
    const scope = readScope(sandbox, request.query as {siteId?: string})
    const context = new RenderContext(sandbox, scope, shopper)
    const {index} = context
    const found = findSiteProduct(context, index, productId)
    if (!found) throw productNotFound(productId, scope.site.id)
    return {context, index, found}
  }

  app.get(
    '/products/:productId/images',
    {schema: {params, querystring: imageQuery}},
    async (request) => {
      const {productId} = request.params
      const {imgTypes, allImages = false, variationAttribute} = request.query
      const document = part(await find(request, productId), 'images', {
        allImages,
        imageTypes: readImageTypes(imgTypes),
      })
      const groups = document.imageGroups ?? []
      const wanted = allImages ? readChoices(variationAttribute) : []
      return {id: productId, imageGroups: groups.filter((group) => fits(group, wanted))}
    },
  )

  app.get(
    '/products/:productId/prices',
    {schema: {params, querystring: plainQuery}},
    async (request) => {
      const {productId} = request.params
      const document = part(await find(request, productId), 'prices', {perPricebook: true})
      const {price, priceMax, pricePerUnit, pricePerUnitMax, prices} = document
      const {tieredPrices, priceRanges, currency} = document
      return {
        productId,
        price,
        priceMax,
        pricePerUnit,
        pricePerUnitMax,
        tieredPrices,
        prices,
        currency,
        priceRanges,
      }
    },
  )

  app.get(
    '/products/:productId/promotions',
    {schema: {params, querystring: plainQuery}},
    async (request) => {
      const {productId} = request.params
      const {context, found} = await find(request, productId)
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

import crypto from 'node:crypto'
import type {FastifyPluginAsync} from 'fastify'
import {customApisPlugin} from '../../plugins/custom-apis'
import type {Sandbox} from '../../sandbox'
import {ignoreEmptyParameters} from '../empty-parameters'
import {ApiProblem} from '../errors'
import {configurationsPlugin, paymentConfigurationPlugin} from './experience/configurations-plugin'
import {experiencePlugin} from './experience/plugin'
import {requireCaller} from './account-manager'
import {AnswerCache} from './answer-cache'
import {availabilityRoute} from './availability/availability-route'
import {basketsPlugin} from './baskets/plugin'
import {categoryRoutes} from './categories/category-routes'
import {customersPlugin} from './customers/plugin'
import {giftCertificatesPlugin} from './gift-certificates/plugin'
import {withoutEmptyLists} from './empty-lists'
import {ordersPlugin} from './orders/plugin'
import {productDetailRoutes} from './products/product-detail-routes'
import {productRoutes} from './products/product-routes'
import {promotionsPlugin} from './promotions/plugin'
import {decodeReserved} from '../common/request'
import {apiRoute} from '../common/shopper-api'
import {keepShopperFields} from '../common/shopper-body'
import {productSearchRoute, warmUpSearches} from './search/product-search-route'
import {urlMappingRoute} from './seo/url-mapping-route'
import {storeRoutes} from './stores/store-routes'
import {suggestionsRoute} from './search/suggestions-route'
import {consentsPlugin, contextPlugin} from './shoppers/plugin'

/** APIs whose specification sends problems as `application/json`. */
const plainErrors = /\/shopper-(context|configurations|gift-certificates)\/v1\//

/** The Shopper APIs below `/organizations/{organizationId}`. */
export const scapiPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['correlation-id']
    void reply.header('x-correlation-id', typeof given === 'string' ? given : crypto.randomUUID())
    const {organizationId} = request.params as {organizationId?: string}
    if (organizationId !== undefined && organizationId !== sandbox.config.organizationId) {
      throw new ApiProblem(
        404,
        'organization-not-found',
        'Organization Not Found',
        `No organization with ID '${organizationId}' was found.`,
        {organizationId},
      )
    }
    // A caller without permission gets no details about errors in the call.
    await requireCaller(sandbox, request)
  })
  ignoreEmptyParameters(app)
  app.addHook('preValidation', async ({params}) => {
    const ids = params as Record<string, string>
    for (const [name, id] of Object.entries(ids)) ids[name] = decodeReserved(id)
  })
  app.addHook('preSerialization', async (request, reply, payload) =>
    reply.statusCode < 400 ? withoutEmptyLists(payload, request.routeOptions.url ?? '') : payload,
  )
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && plainErrors.test(request.url)) {
      reply.type('application/json; charset=utf-8')
    }
  })
  keepShopperFields(app, sandbox.db)
  warmUpSearches(app, sandbox)
  const options = {sandbox, answers: new AnswerCache(sandbox)}
  await app.register(
    async (catalog) => {
      const search = apiRoute(catalog, sandbox, '/shopper-search/v1')
      productSearchRoute(search, options)
      suggestionsRoute(search, options)
    },
    {prefix: '/search'},
  )
  await app.register(
    async (catalog) => {
      const products = apiRoute(catalog, sandbox, '/shopper-products/v1')
      productRoutes(products, options)
      productDetailRoutes(products, options)
      categoryRoutes(products, options)
      availabilityRoute(apiRoute(catalog, sandbox, '/shopper-availability/v1'), options)
    },
    {prefix: '/product'},
  )
  await app.register(
    async (catalog) => {
      storeRoutes(apiRoute(catalog, sandbox, '/shopper-stores/v1'), sandbox)
    },
    {prefix: '/store'},
  )
  await app.register(
    async (catalog) => {
      urlMappingRoute(apiRoute(catalog, sandbox, '/shopper-seo/v1'), sandbox)
    },
    {prefix: '/site'},
  )
  for (const plugin of [
    basketsPlugin,
    ordersPlugin,
    customersPlugin,
    promotionsPlugin,
    giftCertificatesPlugin,
    consentsPlugin,
    contextPlugin,
    configurationsPlugin,
    experiencePlugin,
    paymentConfigurationPlugin,
    customApisPlugin,
  ]) {
    await app.register(plugin, {sandbox})
  }
}

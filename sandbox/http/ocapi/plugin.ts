import type {FastifyError, FastifyPluginAsync, FastifySchemaValidationError} from 'fastify'
import {CommerceFault} from '../../domains/commerce-fault'
import type {JsonValue} from '../../domains/json'
import {ocapiResourcesPlugin} from '../../plugins/ocapi'
import type {Sandbox} from '../../sandbox'
import {acceptEmptyBodies} from '../common/empty-body'
import {refuseLongAttributes} from '../common/custom-lengths'
import {ignoreNulls} from '../common/null-properties'
import {refuseQuotedNumbers} from '../common/quoted-numbers'
import {keepShopperFields} from '../common/shopper-body'
import {toOcapiFault} from '../commerce-fault'
import {ignoreEmptyParameters} from '../empty-parameters'
import {OcapiFault} from '../errors'
import {basketRoutes} from './basket-routes'
import {basketExtraRoutes} from './basket-extra-routes'
import {contentRoutes} from './content-routes'
import {contentSearchRoute} from './content-search-route'
import {customObjectRoutes} from './custom-object-routes'
import {customerAuthRoutes} from './customer-auth-routes'
import {customerBookRoutes} from './customer-book-routes'
import {customerRoutes} from './customer-routes'
import {deliveryRoutes} from './delivery-routes'
import {fromOcapi} from './document'
import {orderPaymentRoutes} from './order-payment-routes'
import {orderRoutes} from './order-routes'
import {productRoutes} from './product-routes'
import {requireDocuments} from './required-document'
import {siteRoutes} from './site-routes'
import {storeRoutes} from './store-routes'
import {productListRoutes} from './product-list-routes'
import {searchRoutes} from './search-routes'
import {readSelector, selectProperties} from './select-properties'
import {shopperContextRoutes} from './shopper-context-routes'
import {routesOf} from '../common/routes'
import type {OcapiRows} from './needs'
import {promotionRoutes} from './promotion-routes'

/** Headers of answers unless their route sets others: caches must not keep personal documents. */
const PERSONAL = 'max-age=0,no-cache,no-store,must-revalidate'

/** Exceptions of requests that never reach a route; any other is a malformed document. */
const ocapiTypes: Readonly<Record<number, string>> = {
  413: 'RequestEntityTooLargeException',
  415: 'UnsupportedMediaTypeException',
}

/** OCAPI Shop v21.3 on the same baskets, orders and content as the Shopper APIs. */
export const ocapiPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      acceptEmptyBodies(app)
      ignoreEmptyParameters(app)
      requireDocuments(app)
      app.addHook('preValidation', async (request) => {
        request.body = fromOcapi(request.body)
        readSelector(request)
      })
      ignoreNulls(app)
      refuseQuotedNumbers(app, toSchemaFault)
      refuseLongAttributes(app, toSchemaFault)
      keepShopperFields(app, sandbox.db)
      app.addHook('preSerialization', async (request, reply, payload) =>
        reply.statusCode < 400 ? selectProperties(request, payload as JsonValue) : payload,
      )
      app.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', PERSONAL)
      })
      app.setSchemaErrorFormatter(toSchemaFault)
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const fault = toFault(error)
        if (fault.status >= 500) request.log.error(error)
        reply.header('cache-control', PERSONAL)
        return reply.status(fault.status).send(fault.toJSON())
      })
      const route = routesOf<OcapiRows>(app, sandbox)
      for (const routes of [
        basketRoutes,
        basketExtraRoutes,
        promotionRoutes,
        deliveryRoutes,
        orderRoutes,
        orderPaymentRoutes,
        contentRoutes,
        customObjectRoutes,
        contentSearchRoute,
        productRoutes,
        storeRoutes,
        siteRoutes,
        customerAuthRoutes,
        customerRoutes,
        customerBookRoutes,
        productListRoutes,
        shopperContextRoutes,
        searchRoutes,
      ]) {
        routes(route, sandbox)
      }
      await app.register(ocapiResourcesPlugin, {sandbox})
    },
    {prefix: '/s/:siteId/dw/shop/v21_3'},
  )
}

function toSchemaFault(errors: FastifySchemaValidationError[], part: string): OcapiFault {
  const first = errors[0]
  const path = `$${(first?.instancePath ?? '').replaceAll('/', '.')}`
  const message = first?.message ?? 'is not valid'
  return part === 'body'
    ? new OcapiFault(400, 'PropertyConstraintViolationException', `${path} ${message}.`, {path})
    : new OcapiFault(400, 'MalformedParameterException', `The ${part} ${path} ${message}.`, {path})
}

function toFault(error: FastifyError | Error): OcapiFault {
  if (error instanceof OcapiFault) return error
  if (error instanceof CommerceFault) return toOcapiFault(error)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const type = ocapiTypes[status]
  if (type !== undefined) return new OcapiFault(status, type, error.message)
  if (status < 500) return new OcapiFault(400, 'MalformedDocumentException', error.message)
  return new OcapiFault(
    500,
    'InternalServerErrorException',
    'The server met a condition that it did not expect.',
  )
}

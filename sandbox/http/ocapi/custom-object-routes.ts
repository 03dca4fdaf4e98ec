import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {CommerceFault} from '../../domains/commerce-fault'
import type {JsonValue} from '../../domains/json'
import {findOwnOrderByToken} from '../../domains/orders/order-service'
import type {Sandbox} from '../../sandbox'
import {OcapiFault} from '../errors'
import {OCAPI_VERSION} from './document'
import {readSession, readShop} from './ocapi-context'

/** The object type whose keys are questions to the shop rather than stored objects. */
const OBJECT_TYPE = 'ocapi'

const Params = Type.Object({objectType: Type.String(), key: Type.String()})

type Answer = (sandbox: Sandbox, request: FastifyRequest) => Promise<JsonValue>

/** The number of the shopper's order with the token `?token=`. */
async function answerOrder(sandbox: Sandbox, request: FastifyRequest): Promise<JsonValue> {
  const context = await readSession(sandbox, request)
  const {token} = request.query as {token?: string}
  if (!token) {
    throw new OcapiFault(
      400,
      'MissingParameterException',
      "The required parameter 'token' is missing.",
      {parameter: 'token'},
    )
  }
  const order = findOwnOrderByToken(context, token)
  if (!order) {
    throw new CommerceFault('OrderNotFound', 'No order with this token was found.', {token})
  }
  return {orderNo: order.orderNo}
}

/** The preferences of the site. */
async function answerSite(sandbox: Sandbox, request: FastifyRequest): Promise<JsonValue> {
  const {site} = await readShop(sandbox, request)
  return {...site.preferences}
}

const answers: Readonly<Record<string, Answer>> = {order: answerOrder, site: answerSite}

/** `custom_objects/ocapi/{key}`: the answer is in `c_result`. */
export const customObjectRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/custom_objects/:objectType/:key', {schema: {params: Params}}, async (request) => {
    await readShop(sandbox, request)
    const {objectType, key} = request.params
    if (objectType !== OBJECT_TYPE) {
      throw new OcapiFault(
        404,
        'ObjectTypeNotFoundException',
        `No object type with ID '${objectType}' could be found.`,
        {objectType},
      )
    }
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    if (!answer) {
      throw new OcapiFault(
        404,
        'CustomObjectNotFoundException',
        `No custom object of type '${objectType}' with key '${key}' could be found.`,
        {objectType, key},
      )
    }
    return {
      _v: OCAPI_VERSION,
      _type: 'custom_object',
      object_type: objectType,
      key_property: 'id',
      key_value_string: key,
      c_result: await answer(sandbox, request),
    }
  })
}

import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {endCustomerSessions} from '../../domains/auth/end-customer-sessions'
import {findCustomer} from '../../domains/customers/customer-repository'
import {updateCustomer} from '../../domains/customers/customer-service'
import type {JsonValue} from '../../domains/json'
import {latestCustomers, openSessions} from '../../domains/overview/customer-overview-repository'
import type {Sandbox} from '../../sandbox'
import {ApiProblem} from '../errors'

interface CustomerRouteOptions {
  readLimit: (request: FastifyRequest) => number
  /** Answers programs and forms. */
  done: (request: FastifyRequest, reply: FastifyReply, section: string, body: object) => unknown
}

const customerNotFound = (customerId: string): ApiProblem =>
  new ApiProblem(404, 'not-found', 'Not Found', `No customer has the ID '${customerId}'.`)

/** The custom attributes in a body. Throws ApiProblem 400 for a body with anything else. */
function attributesOf(body: unknown): Record<string, JsonValue> {
  const attributes = (body ?? {}) as Record<string, JsonValue>
  const other = Object.keys(attributes).find((name) => !name.startsWith('c_'))
  if (typeof body === 'object' && other === undefined) return attributes
  const detail = `The body has custom attributes (c_...) of the customer, not '${other ?? 'a text'}'.`
  throw new ApiProblem(400, 'bad-request', 'Bad Request', detail)
}

/**
 * Customers and their sessions, without passwords and tokens; `PATCH /admin/customers/{customerId}`, which sets
 * custom attributes as a back office does, also those that shoppers do not write; and
 * `POST /admin/customers/{customerId}/sign-out`, which ends all sessions of a customer.
 */
export function addCustomerRoutes(
  app: FastifyInstance,
  {db, sites}: Sandbox,
  {readLimit, done}: CustomerRouteOptions,
): void {
  app.get('/customers', async (request) => ({data: latestCustomers(db, readLimit(request))}))

  app.get('/sessions', async (request) => ({
    data: openSessions(db, readLimit(request)).map(({expiresAt, ...session}) => ({
      ...session,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }))

  app.patch('/customers/:customerId', async (request) => {
    const {customerId} = request.params as {customerId: string}
    const custom = attributesOf(request.body)
    const customer = findCustomer(db, customerId)
    const site = sites.all().find(({customerListId}) => customerListId === customer?.listId)
    if (!customer || !site) throw customerNotFound(customerId)
    const {profile} = await updateCustomer({db, site}, customerId, {profile: {custom}})
    return {customerId, ...profile.custom}
  })

  app.post('/customers/:customerId/sign-out', async (request, reply) => {
    const {customerId} = request.params as {customerId: string}
    if (!endCustomerSessions(db, customerId)) throw customerNotFound(customerId)
    return done(request, reply, 'customers', {customerId, sessions: 0})
  })
}

import {endCustomerSessions} from '../../domains/auth/end-customer-sessions'
import {findCustomer} from '../../domains/customers/customer-repository'
import {updateCustomer} from '../../domains/customers/customer-service'
import type {JsonValue} from '../../domains/json'
import {latestCustomers, openSessions} from '../../domains/overview/customer-overview-repository'
import {pathParameter} from '../common/routes'
import {ApiProblem, badRequest} from '../errors'
import {answerOf, owner, readLimit, type AdminRoutes} from './admin-route'

const customerNotFound = (customerId: string): ApiProblem =>
  new ApiProblem(404, 'not-found', 'Not Found', `No customer has the ID '${customerId}'.`)

/** The custom attributes in a body. Throws ApiProblem 400 for a body with anything else. */
function attributesOf(body: unknown): Record<string, JsonValue> {
  const attributes = (body ?? {}) as Record<string, JsonValue>
  const other = Object.keys(attributes).find((name) => !name.startsWith('c_'))
  if (typeof body === 'object' && other === undefined) return attributes
  const detail = `The body has custom attributes (c_...) of the customer, not '${other ?? 'a text'}'.`
  throw badRequest(detail)
}

/**
 * Customers and their sessions, without passwords and tokens; `PATCH /admin/customers/{customerId}`, which sets
 * custom attributes as a back office does, also those that shoppers do not write; and
 * `POST /admin/customers/{customerId}/sign-out`, which ends all sessions of a customer.
 */
export const customerRoutes: AdminRoutes = (route, {sandbox: {db, sites}}) => {
  route('GET /customers', {needs: owner}, (_owner, request) => ({
    data: latestCustomers(db, readLimit(request)),
  }))

  route('GET /sessions', {needs: owner}, (_owner, request) => ({
    data: openSessions(db, readLimit(request)).map(({expiresAt, ...session}) => ({
      ...session,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }))

  route('PATCH /customers/:customerId', {needs: owner}, async (_owner, request) => {
    const customerId = pathParameter(request, 'customerId')
    const custom = attributesOf(request.body)
    const customer = findCustomer(db, customerId)
    const site = sites.all().find(({customerListId}) => customerListId === customer?.listId)
    if (!customer || !site) throw customerNotFound(customerId)
    const {profile} = await updateCustomer({db, site}, customerId, {profile: {custom}})
    return {customerId, ...profile.custom}
  })

  route('POST /customers/:customerId/sign-out', {needs: owner}, (_owner, request, reply) => {
    const customerId = pathParameter(request, 'customerId')
    if (!endCustomerSessions(db, customerId)) throw customerNotFound(customerId)
    return answerOf(request, reply, 'customers', {customerId, sessions: 0 as const})
  })
}

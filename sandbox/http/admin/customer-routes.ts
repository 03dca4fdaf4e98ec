import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {endCustomerSessions} from '../../domains/auth/end-customer-sessions'
import {latestCustomers, openSessions} from '../../domains/overview/customer-overview-repository'
import type {Sandbox} from '../../sandbox'
import {ApiProblem} from '../errors'

interface CustomerRouteOptions {
  readLimit: (request: FastifyRequest) => number
  /** Answers programs and forms. */
  done: (request: FastifyRequest, reply: FastifyReply, section: string, body: object) => unknown
}

/**
 * Customers and their sessions, without passwords and tokens; and
 * `POST /admin/customers/{customerId}/sign-out`, which ends all sessions of a customer.
 */
export function addCustomerRoutes(
  app: FastifyInstance,
  {db}: Sandbox,
  {readLimit, done}: CustomerRouteOptions,
): void {
  app.get('/customers', async (request) => ({data: latestCustomers(db, readLimit(request))}))

  app.get('/sessions', async (request) => ({
    data: openSessions(db, readLimit(request)).map(({expiresAt, ...session}) => ({
      ...session,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }))

  app.post('/customers/:customerId/sign-out', async (request, reply) => {
    const {customerId} = request.params as {customerId: string}
    if (!endCustomerSessions(db, customerId)) {
      const detail = `No customer has the ID '${customerId}'.`
      throw new ApiProblem(404, 'not-found', 'Not Found', detail)
    }
    return done(request, reply, 'customers', {customerId, sessions: 0})
  })
}

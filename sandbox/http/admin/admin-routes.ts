import {readImportNotes} from '../../archive/import-note-repository'
import type {FastifyPluginAsync} from 'fastify'
import type {OwnAnswers} from '../answers/own'
import {latestBaskets, latestOrders} from '../../domains/overview/overview-repository'
import {toDecimal} from '../../domains/money'
import {latestMessages} from '../../domains/site-services/site-message-repository'
import {acceptEmptyBodies} from '../common/empty-body'
import {pathParameter, routesOf, type Below} from '../common/routes'
import {ApiProblem, badRequest} from '../errors'
import {readForms} from '../forms'
import {readStatus, type Admin} from './admin'
import {answerOf, owner, readLimit, sentByForm, type AdminRoutes} from './admin-route'
import {customerRoutes} from './customer-routes'
import {readFaultOrder} from './fault-order'
import {giftCertificateRoutes} from './gift-certificate-routes'
import {orderRoutes} from './order-routes'

/** Overview of the data and the requests, and starting over. */
const overviewRoutes: AdminRoutes = (route, admin) => {
  const {sandbox, requests} = admin
  route('GET /status', {needs: owner}, () => readStatus(admin))
  // The complete report of the last import.
  route('GET /import', {needs: owner}, () => ({data: readImportNotes(sandbox.db)}))
  route('GET /requests', {needs: owner}, (_owner, request) => ({
    total: requests.total,
    data: requests.latest(readLimit(request)),
  }))
  route('DELETE /requests', {needs: owner}, () => requests.clear())
  route('GET /orders', {needs: owner}, (_owner, request) => ({
    data: latestOrders(sandbox.db, readLimit(request)).map(({total, createdAt, ...order}) => ({
      ...order,
      total: total === null ? null : toDecimal(total, order.currency),
      createdAt: new Date(createdAt).toISOString(),
    })),
  }))
  route('GET /baskets', {needs: owner}, (_owner, request) => ({
    data: latestBaskets(sandbox.db, readLimit(request)).map(({changedAt, ...basket}) => ({
      ...basket,
      changedAt: new Date(changedAt).toISOString(),
    })),
  }))
  route('GET /messages', {needs: owner}, (_owner, request) => {
    const {siteId, kind} = request.query as {siteId?: string; kind?: string}
    const messages = latestMessages(sandbox.db, {siteId, kind}, readLimit(request))
    return {
      data: messages.map(({createdAt, ...message}) => ({
        ...message,
        createdAt: new Date(createdAt).toISOString(),
      })),
    }
  })
  // Starts over with the archives of the configuration; the answer comes before that.
  route('POST /reset', {needs: owner}, (_owner, _request, reply) => {
    const {reset} = admin
    if (!reset || sandbox.config.archives.length === 0) {
      throw new ApiProblem(
        409,
        'conflict',
        'Conflict',
        'This server was started without an archive to import again: stop it, then reset.',
      )
    }
    reply.raw.once('finish', () => setImmediate(() => void reset()))
    void reply.status(202)
    return {archives: sandbox.config.archives}
  })
}

/** Faults that the sandbox injects. */
const faultRoutes: AdminRoutes = (route, {faults, sandbox}) => {
  route('GET /faults', {needs: owner}, () => ({data: faults.all()}))
  route('POST /faults', {needs: owner}, (_owner, request, reply) => {
    const order = readFaultOrder(request.body, sandbox.systems)
    if (typeof order === 'string') throw badRequest(order)
    return answerOf(request, reply.status(201), 'faults', faults.add(order))
  })
  for (const key of ['DELETE /faults', 'POST /faults/reset'] as const) {
    route(key, {needs: owner}, (_owner, request, reply) => {
      faults.reset()
      return answerOf(request, reply, 'faults', undefined)
    })
  }
  for (const key of ['DELETE /faults/:id', 'POST /faults/:id/remove'] as const) {
    route(key, {needs: owner}, (_owner, request, reply) => {
      const id = pathParameter(request, 'id')
      if (faults.remove(id) || sentByForm(request)) {
        return answerOf(request, reply, 'faults', undefined)
      }
      throw new ApiProblem(404, 'not-found', 'Not Found', `No fault has the ID '${id}'.`)
    })
  }
}

const families: readonly AdminRoutes[] = [
  overviewRoutes,
  orderRoutes,
  giftCertificateRoutes,
  customerRoutes,
  faultRoutes,
]

/** The admin API below `/admin`: the data and actions of the dashboard, for programs. */
export const adminRoutes: FastifyPluginAsync<{admin: Admin}> = async (app, {admin}) => {
  acceptEmptyBodies(app)
  readForms(app)
  const route = routesOf<Below<OwnAnswers, '/admin'>>(app, admin.sandbox)
  for (const family of families) family(route, admin)
}

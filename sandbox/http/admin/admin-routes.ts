import {readImportNotes} from '../../archive/import-note-repository'
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import {latestBaskets, latestOrders} from '../../domains/overview/overview-repository'
import {toDecimal} from '../../domains/money'
import {latestMessages} from '../../domains/site-services/site-message-repository'
import {acceptEmptyBodies} from '../common/empty-body'
import {ApiProblem} from '../errors'
import {readForms} from '../forms'
import {readStatus, type Admin} from './admin'
import {addCustomerRoutes} from './customer-routes'
import {addExperimentRoutes} from './experiment-routes'
import {readFaultOrder} from './fault-order'
import {addGiftCertificateRoutes} from './gift-certificate-routes'
import {addOrderRoutes} from './order-routes'
import {addTicketRoutes} from './ticket-routes'

const FORM = 'application/x-www-form-urlencoded'
const DEFAULT_LIMIT = 50

/** The `limit` of a list, 1 to 200. Throws `ApiProblem` 400. */
function readLimit(request: FastifyRequest): number {
  const {limit} = request.query as {limit?: string}
  if (limit === undefined) return DEFAULT_LIMIT
  const number = Number(limit)
  if (Number.isInteger(number) && number >= 1 && number <= 200) return number
  throw new ApiProblem(400, 'bad-request', 'Bad Request', 'The limit goes from 1 to 200.')
}

const sentByForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith(FORM) === true

/** Redirects a browser form to the dashboard and sends the answer to a program. */
function done(request: FastifyRequest, reply: FastifyReply, status: number, body?: object) {
  return sentByForm(request)
    ? reply.redirect('/#faults', 303)
    : reply.status(status).send(body ?? '')
}

/** The same for a change in another section of the dashboard. */
const doneIn = (request: FastifyRequest, reply: FastifyReply, section: string, body: object) =>
  sentByForm(request) ? reply.redirect(`/#${section}`, 303) : reply.send(body)

/** The admin API below `/admin`: the data and actions of the dashboard, for programs. */
export const adminRoutes: FastifyPluginAsync<{admin: Admin}> = async (app, {admin}) => {
  const {sandbox, faults, requests} = admin
  acceptEmptyBodies(app)
  readForms(app)

  app.get('/status', async () => readStatus(admin))
  // The complete report of the last import.
  app.get('/import', async () => ({data: readImportNotes(sandbox.db)}))
  app.get('/requests', async (request) => ({
    total: requests.total,
    data: requests.latest(readLimit(request)),
  }))
  app.delete('/requests', async (_request, reply) => {
    requests.clear()
    return reply.status(204).send()
  })

  app.get('/orders', async (request) => ({
    data: latestOrders(sandbox.db, readLimit(request)).map(({total, createdAt, ...order}) => ({
      ...order,
      total: total === null ? null : toDecimal(total, order.currency),
      createdAt: new Date(createdAt).toISOString(),
    })),
  }))
  addOrderRoutes(app, sandbox, doneIn)
  addGiftCertificateRoutes(app, sandbox, doneIn)
  addCustomerRoutes(app, sandbox, {readLimit, done: doneIn})
  app.get('/baskets', async (request) => ({
    data: latestBaskets(sandbox.db, readLimit(request)).map(({changedAt, ...basket}) => ({
      ...basket,
      changedAt: new Date(changedAt).toISOString(),
    })),
  }))

  app.get('/messages', async (request) => {
    const {siteId, kind} = request.query as {siteId?: string; kind?: string}
    const messages = latestMessages(sandbox.db, {siteId, kind}, readLimit(request))
    return {
      data: messages.map(({createdAt, ...message}) => ({
        ...message,
        createdAt: new Date(createdAt).toISOString(),
      })),
    }
  })

  addTicketRoutes(app, sandbox, readLimit)
  addExperimentRoutes(app, sandbox)

  // Starts over with the archives of the configuration; the answer comes before that.
  app.post('/reset', async (_request, reply) => {
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
    return reply.status(202).send({archives: sandbox.config.archives})
  })

  app.get('/faults', async () => ({data: faults.all()}))
  app.post('/faults', async (request, reply) => {
    const order = readFaultOrder(request.body)
    if (typeof order === 'string') throw new ApiProblem(400, 'bad-request', 'Bad Request', order)
    return done(request, reply, 201, faults.add(order))
  })
  const reset = async (request: FastifyRequest, reply: FastifyReply) => {
    faults.reset()
    return done(request, reply, 204)
  }
  app.delete('/faults', reset)
  app.post('/faults/reset', reset)
  const remove = async (request: FastifyRequest, reply: FastifyReply) => {
    const {id} = request.params as {id: string}
    if (faults.remove(id) || sentByForm(request)) return done(request, reply, 204)
    throw new ApiProblem(404, 'not-found', 'Not Found', `No fault has the ID '${id}'.`)
  }
  app.delete('/faults/:id', remove)
  app.post('/faults/:id/remove', remove)
}

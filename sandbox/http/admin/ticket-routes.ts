import type {FastifyInstance, FastifyRequest} from 'fastify'
import {findFile} from '../../domains/site-services/service-file-repository'
import {latestTickets} from '../../domains/site-services/ticket-repository'
import type {Sandbox} from '../../sandbox'
import {ApiProblem} from '../errors'

/** Tickets of customer service as JSON, and their files as downloads. */
export function addTicketRoutes(
  app: FastifyInstance,
  {db}: Sandbox,
  readLimit: (request: FastifyRequest) => number,
): void {
  app.get('/tickets', async (request) => ({
    data: latestTickets(db, readLimit(request)).map(({createdAt, ...ticket}) => ({
      ...ticket,
      createdAt: new Date(createdAt).toISOString(),
    })),
  }))

  app.get('/tickets/:messageId/files/:position', async (request, reply) => {
    const {messageId, position} = request.params as {messageId: string; position: string}
    const file = findFile(db, messageId, Number(position))
    if (!file) throw new ApiProblem(404, 'not-found', 'Not Found', 'There is no such file.')
    return reply
      .type(file.type)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(file.content))
  })
}

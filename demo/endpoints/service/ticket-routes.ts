import {
  ApiProblem,
  ownPage,
  pathParameter,
  readLimit,
  type Routes,
  sendAs,
} from 'commerce-sandbox/plugin'
import type {AdminAnswers} from '../answers/own'
import {findFile} from './service-file-repository'
import {latestTickets} from './ticket-repository'

/** Tickets of customer service as JSON, and their files as downloads. */
export const ticketRoutes: Routes<AdminAnswers> = (route, {db}) => {
  route('GET /tickets', {needs: ownPage}, (_facts, request) => ({
    data: latestTickets(db, readLimit(request)).map(({createdAt, ...ticket}) => ({
      ...ticket,
      createdAt: new Date(createdAt).toISOString(),
    })),
  }))

  route('GET /tickets/:messageId/files/:position', {needs: ownPage}, (_facts, request, reply) => {
    const position = Number(pathParameter(request, 'position'))
    const file = findFile(db, pathParameter(request, 'messageId'), position)
    if (!file) throw new ApiProblem(404, 'not-found', 'Not Found', 'There is no such file.')
    const headed = reply
      .type(file.type)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header('x-content-type-options', 'nosniff')
    return sendAs(headed, Buffer.from(file.content))
  })
}

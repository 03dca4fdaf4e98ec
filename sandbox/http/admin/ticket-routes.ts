import {findFile} from '../../domains/site-services/service-file-repository'
import {latestTickets} from '../../domains/site-services/ticket-repository'
import {pathParameter, sendAs} from '../common/routes'
import {ApiProblem} from '../errors'
import {owner, readLimit, type AdminRoutes} from './admin-route'

/** Tickets of customer service as JSON, and their files as downloads. */
export const ticketRoutes: AdminRoutes = (route, {sandbox: {db}}) => {
  route('GET /tickets', {needs: owner}, (_owner, request) => ({
    data: latestTickets(db, readLimit(request)).map(({createdAt, ...ticket}) => ({
      ...ticket,
      createdAt: new Date(createdAt).toISOString(),
    })),
  }))

  route('GET /tickets/:messageId/files/:position', {needs: owner}, (_owner, request, reply) => {
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

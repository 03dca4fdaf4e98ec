import type {FastifyReply, FastifyRequest} from 'fastify'
import type {OwnAnswers} from '../answers/own'
import {checkedByHook, redirectTo, type Below, type Route} from '../common/routes'
import {badRequest} from '../errors'
import type {Admin} from './admin'

/** Routes of the admin API that belong together. */
export type AdminRoutes = (route: Route<Below<OwnAnswers, '/admin'>>, admin: Admin) => void

/** The owner of the sandbox: `guardOwnPages` refuses others. */
export const owner = checkedByHook('own-page')

const FORM = 'application/x-www-form-urlencoded'
const DEFAULT_LIMIT = 50

/** The `limit` of a list, 1 to 200. Throws `ApiProblem` 400. */
export function readLimit(request: FastifyRequest): number {
  const {limit} = request.query as {limit?: string}
  if (limit === undefined) return DEFAULT_LIMIT
  const number = Number(limit)
  if (Number.isInteger(number) && number >= 1 && number <= 200) return number
  throw badRequest('The limit goes from 1 to 200.')
}

export const sentByForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(FORM) === true

/** The answer for a program; a form of the dashboard is redirected to a section of the dashboard. */
export const answerOf = <Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  section: string,
  body: Body,
): Body | ReturnType<typeof redirectTo> =>
  sentByForm(request) ? redirectTo(reply, `/#${section}`) : body

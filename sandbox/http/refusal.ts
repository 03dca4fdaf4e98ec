import {STATUS_CODES} from 'node:http'
import type {FastifyReply} from 'fastify'
import {ApiProblem, OcapiFault} from './errors'

/** A refusal before any route runs: an unknown path, a wrong method, an injected fault. */
export interface Refusal {
  readonly status: number
  /** Message for developers. */
  readonly message: string
  /** Exception name of OCAPI. */
  readonly ocapiType: string
  /** Values that the message mentions. */
  readonly args?: Readonly<Record<string, string>>
}

/** Body and content type of a refusal, in the form of the system that refuses. */
export function refusalOf(
  system: string | undefined,
  {status, message, ocapiType, args = {}}: Refusal,
): {body: object; contentType: string} {
  const title = STATUS_CODES[status] ?? 'Error'
  switch (system) {
    case 'ocapi':
      return {
        body: new OcapiFault(status, ocapiType, message, args).toJSON(),
        contentType: 'application/json;charset=UTF-8',
      }
    case 'slas': {
      const error = status >= 500 ? 'server_error' : 'invalid_request'
      const code = `${status} ${title.toUpperCase().replaceAll(' ', '_')}`
      return {
        body: {error, error_description: message, status_code: code, message},
        contentType: 'application/problem+json',
      }
    }
    case 'controllers':
      return {body: {error: true, status, message}, contentType: 'application/json; charset=utf-8'}
    default: {
      const kind = title.toLowerCase().replaceAll(' ', '-').replaceAll("'", '')
      return {
        body: new ApiProblem(status, kind, title, message).toJSON(),
        contentType: 'application/problem+json',
      }
    }
  }
}

/** Sends a refusal. */
export function sendRefusal(
  reply: FastifyReply,
  system: string | undefined,
  refusal: Refusal,
): FastifyReply {
  const {body, contentType} = refusalOf(system, refusal)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(JSON.stringify(body))
}

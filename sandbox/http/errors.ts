import type {FastifyError, FastifyReply, FastifyRequest} from 'fastify'
import type {JsonValue} from '../domains/json'

const problemTypeBase = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** A failure of a Shopper API call, answered as RFC 9457 problem details. */
export class ApiProblem extends Error {
  /**
   * @param status HTTP status
   * @param kind last part of the problem type, kebab case: `product-not-found`
   * @param title short text that is the same for every problem of the kind
   * @param detail description of this occurrence
   * @param more further members, such as the name of the parameter
   */
  constructor(
    readonly status: number,
    readonly kind: string,
    readonly title: string,
    readonly detail: string,
    readonly more: Readonly<Record<string, JsonValue>> = {},
  ) {
    super(detail)
  }

  toJSON(): Record<string, JsonValue> {
    return {
      title: this.title,
      type: `${problemTypeBase}${this.kind}`,
      detail: this.detail,
      ...this.more,
    }
  }
}

/** A failure of an OCAPI shop call, answered in the fault document of that protocol. */
export class OcapiFault extends Error {
  /**
   * @param status HTTP status
   * @param type exception name: `ProductItemNotAvailableException`
   * @param message text for developers
   * @param faultArguments values that the message mentions
   */
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly faultArguments: Readonly<Record<string, JsonValue>> = {},
  ) {
    super(message)
  }

  toJSON(): Record<string, JsonValue> {
    return {
      _v: '21.3',
      fault: {arguments: {...this.faultArguments}, type: this.type, message: this.message},
    }
  }
}

/** 400 for what the other problems do not name. */
export const badRequest = (
  detail: string,
  more?: Readonly<Record<string, JsonValue>>,
): ApiProblem => new ApiProblem(400, 'bad-request', 'Bad Request', detail, more)

/** 400 for a query or path parameter that is missing. */
export function missingParameter(parameter: string): ApiProblem {
  return new ApiProblem(
    400,
    'missing-parameter',
    'Missing Parameter',
    `The required parameter '${parameter}' is missing.`,
    {parameter},
  )
}

/** 400 for a query or path parameter that cannot be read. `reason` completes "The parameter 'x' ...". */
export function malformedParameter(parameter: string, reason: string): ApiProblem {
  return new ApiProblem(
    400,
    'malformed-parameter',
    'Malformed Parameter',
    `The parameter '${parameter}' ${reason}.`,
    {parameter},
  )
}

/** 404 for a site that no imported archive contains. */
export function siteNotFound(siteId: string): ApiProblem {
  return new ApiProblem(
    404,
    'site-not-found',
    'Site Not Found',
    `No site with ID '${siteId}' was found.`,
    {siteId},
  )
}

/** Turns any thrown error into an error body of the request's protocol. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('cache-control', 'no-store')
  if (error instanceof OcapiFault) {
    void reply.code(error.status).send(error.toJSON())
    return
  }
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error(error)
  void reply.code(problem.status).type('application/problem+json').send(problem.toJSON())
}

function toProblem(error: FastifyError | Error): ApiProblem {
  if (error instanceof ApiProblem) return error
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 415) {
    return new ApiProblem(415, 'unsupported-media-type', 'Unsupported Media Type', error.message)
  }
  if (status === 413) {
    return new ApiProblem(413, 'payload-too-large', 'Payload Too Large', error.message)
  }
  if (status >= 400 && status < 500) {
    return new ApiProblem(status, 'bad-request', 'Bad Request', error.message)
  }
  return new ApiProblem(
    500,
    'internal-server-error',
    'Internal Server Error',
    'The server met a condition that it did not expect.',
  )
}

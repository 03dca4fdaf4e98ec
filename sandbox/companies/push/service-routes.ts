import {randomUUID} from 'node:crypto'
import {
  checkedByHandler,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  pathParameter,
  type Routes,
} from 'commerce-sandbox/plugin'
import type {PushServiceAnswers} from './answers/push'
import {answerFor, keepMessage} from './message-repository'
import {senderOf} from './vapid'

/** Maximum size of a message in bytes (RFC 8030, 7.2). */
const MAX_BODY = 4096
/** Salt, record size, length of the key id, and the key of the sender (RFC 8188, 2.1). */
const HEADER_BYTES = 16 + 4 + 1 + 65
const URGENCIES: readonly string[] = ['very-low', 'low', 'normal', 'high']
const TOPIC = /^[\w-]{1,32}$/

/** A refusal of the service. */
export class PushError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    /** Seconds after which the sender may try again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** Messages are bytes of any type, and refusals have the form of the service. */
export function prepareService(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', {parseAs: 'buffer'}, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError | PushError, request, reply) => {
    const known =
      error instanceof PushError
        ? error
        : new PushError(error.statusCode ?? 500, 'Bad Request', error.message)
    if (known.status >= 500 && !(error instanceof PushError)) request.log.error(error)
    if (known.retryAfter !== null) reply.header('retry-after', String(known.retryAfter))
    const {status, error: title, message} = known
    return reply.status(status).send({code: status, error: title, message})
  })
}

const headerOf = ({headers}: FastifyRequest, name: string): string => String(headers[name] ?? '')

/** The message of a request. Throws PushError for one that a push service refuses. */
function readMessage(request: FastifyRequest, token: string, sender: string) {
  const body = request.body as Buffer | undefined
  const ttl = headerOf(request, 'ttl')
  const urgency = headerOf(request, 'urgency') || 'normal'
  const topic = headerOf(request, 'topic') || null
  if (!/^\d{1,9}$/.test(ttl)) throw new PushError(400, 'Bad Request', 'The header TTL is missing.')
  if (!URGENCIES.includes(urgency) || (topic !== null && !TOPIC.test(topic))) {
    throw new PushError(400, 'Bad Request', 'Urgency or Topic is not valid.')
  }
  if (headerOf(request, 'content-encoding') !== 'aes128gcm' || !body) {
    throw new PushError(415, 'Unsupported Media Type', 'The message is not aes128gcm.')
  }
  if (body.length > MAX_BODY) throw new PushError(413, 'Payload Too Large', 'Too long.')
  if (body.length <= HEADER_BYTES) throw new PushError(400, 'Bad Request', 'The body is no record.')
  return {
    id: randomUUID(),
    token,
    body: body.toString('base64url'),
    ttl: Number(ttl),
    urgency,
    topic,
    sender,
    receivedAt: Date.now(),
  }
}

/** The service as senders see it (RFC 8030, RFC 8292): it cannot read what it keeps. */
export const serviceRoutes: Routes<PushServiceAnswers> = (route, {db, config}) => {
  route(
    'POST /push-service/send/:token',
    {needs: checkedByHandler('secret')},
    (_caller, request, reply) => {
      const token = pathParameter(request, 'token')
      if (!/^[\w-]{8,200}$/.test(token)) {
        throw new PushError(404, 'Not Found', 'There is no such subscription.')
      }
      const origin = new URL(config.publicUrl).origin
      const sender = senderOf(headerOf(request, 'authorization'), origin)
      if (sender === null) {
        throw new PushError(403, 'Forbidden', 'The VAPID token is missing or wrong.')
      }
      const message = readMessage(request, token, sender)
      const set = answerFor(db, token)
      if (set) throw new PushError(set.status, 'Set', 'This answer was set.', set.retryAfter)
      keepMessage(db, message)
      void reply.status(201).header('location', `${config.publicUrl}/push-service/m/${message.id}`)
    },
  )
}

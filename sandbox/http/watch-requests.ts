import type {Socket} from 'node:net'
import {Readable} from 'node:stream'
import {setTimeout as sleep} from 'node:timers/promises'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Fault, FaultInjector} from '../domains/faults/fault-injector'
import {sendRefusal} from './refusal'
import type {RequestLog} from './request-log'
import type {Systems} from './system'
import {traceOf} from './trace-id'

interface Watched {
  readonly system: string
  readonly faults: readonly Fault[]
}

/** Applies faults to the calls of every system, and records each call in the log. */
export function watchRequests(
  app: FastifyInstance,
  systems: Systems,
  board: FaultInjector,
  log: RequestLog,
): void {
  const watched = new WeakMap<FastifyRequest, Watched>()

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const system = systems.of(path)
    // A browser's CORS preflight request is not counted as the call.
    if (!system || request.method === 'OPTIONS') return
    const faults = board.match({system, method: request.method, path})
    watched.set(request, {system, faults})
    for (const fault of faults) if (fault.kind === 'latency') await sleep(fault.delay ?? 0)
    const failure = faults.find(({kind}) => kind !== 'latency')
    if (failure?.kind === 'drop') {
      note(log, request, {system, faults}, 0, reply)
      reply.hijack()
      request.raw.socket.destroy()
    } else if (failure?.kind === 'status' || failure?.kind === 'maintenance') {
      return fail(reply, system, failure)
    }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const faults = watched.get(request)?.faults ?? []
    if (faults.some(({kind}) => kind === 'reset')) {
      reply.removeHeader('content-length')
      return Readable.from(halfThenReset(payload, request.raw.socket))
    }
    if (!faults.some(({kind}) => kind === 'malformed') || !payload) return payload
    reply.removeHeader('content-length')
    return typeof payload === 'string' ? payload.slice(0, payload.length / 2) : '{"broken":'
  })

  app.addHook('onResponse', async (request, reply) => {
    const call = watched.get(request)
    if (call) note(log, request, call, reply.statusCode, reply)
  })
}

/** Milliseconds after which the first half of a body has been sent. */
const SENT_AFTER_MS = 20

/** Sends the first half of a body, if there is one, and then resets the connection (TCP RST). */
async function* halfThenReset(payload: unknown, socket: Socket): AsyncGenerator<string> {
  if (typeof payload === 'string') {
    yield payload.slice(0, payload.length / 2)
    await sleep(SENT_AFTER_MS)
  }
  socket.resetAndDestroy()
}

/** Answer of a service that fails or is paused. Clients read the header, not the body. */
function fail(reply: FastifyReply, system: string, fault: Fault): FastifyReply {
  if (fault.kind === 'maintenance') reply.header('sfdc_maintenance', fault.maintenance ?? 'system')
  const status = fault.kind === 'maintenance' ? 503 : (fault.status ?? 500)
  return sendRefusal(reply, system, {
    status,
    message:
      fault.kind === 'maintenance'
        ? `The ${fault.maintenance ?? 'system'} is under maintenance (a fault on demand).`
        : `Status ${status} was ordered for this call (a fault on demand).`,
    ocapiType: status >= 500 ? 'InternalServerErrorException' : 'InvalidOperationException',
  })
}

function note(
  log: RequestLog,
  {method, url, headers}: FastifyRequest,
  {system, faults}: Watched,
  status: number,
  reply: FastifyReply,
): void {
  const duration = Math.round(reply.elapsedTime * 10) / 10
  log.add({
    at: Date.now() - Math.round(duration),
    system,
    method,
    url,
    status,
    duration,
    faults: faults.map(({kind}) => kind),
    ...traceOf(headers),
  })
}

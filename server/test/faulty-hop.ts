import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'

/** Fault that the hop applies to one request. The name states whether the backend carries the request out. */
export const FAULTS = [
  'none',
  'lostRequest',
  'resetRequest',
  'refusedByProxy',
  'foreignPage',
  'unavailableBefore',
  'lostAnswer',
  'resetAnswer',
  'cutConnection',
  'cutBody',
  'emptyBody',
  'failureAfter',
  'lateAnswer',
  'lateRequest',
  'silentBefore',
  'silentAfter',
] as const
export type HopFault = (typeof FAULTS)[number]

export interface FaultyHop {
  readonly url: string
  /** Sets the faults of the next requests whose address contains one of the ids, in order; later requests have none. */
  readonly plan: (ids: readonly string[], faults: readonly HopFault[]) => void
  readonly close: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: Buffer
  /** Address of a redirect, which the hop does not follow. */
  readonly location?: string
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function forward(target: string, req: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = {...(req.headers as Record<string, string>)}
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) {
    delete headers[name]
  }
  const answer = await fetch(`${target}${req.url}`, {
    method: req.method,
    redirect: 'manual',
    headers,
    ...(body.length > 0 && {body: new Uint8Array(body)}),
  })
  const location = answer.headers.get('location') ?? undefined
  return {status: answer.status, body: Buffer.from(await answer.arrayBuffer()), location}
}

const respond = (
  res: ServerResponse,
  status: number,
  body: Buffer | string,
  location?: string,
): void => {
  const redirect = location && {Location: location}
  res.writeHead(status, {'Content-Type': 'application/json', Connection: 'close', ...redirect})
  res.end(body)
}

type Carried = () => Promise<Answer>
type Misbehaviour = (res: ServerResponse, carried: Carried, lateMs: number) => Promise<void> | void

const PAGE = '<!doctype html><title>Not the shop</title>'

const misbehaviours: Readonly<Record<HopFault, Misbehaviour>> = {
  none: async (res, carried) => {
    const {status, body, location} = await carried()
    respond(res, status, body, location)
  },
  lostRequest: (res) => void res.destroy(),
  resetRequest: (res) => void res.socket?.resetAndDestroy(),
  refusedByProxy: (res) => respond(res, 403, PAGE),
  foreignPage: (res) => respond(res, 200, PAGE),
  unavailableBefore: (res) => respond(res, 503, PAGE),
  lostAnswer: async (res, carried) => {
    await carried()
    res.destroy()
  },
  resetAnswer: async (res, carried) => {
    await carried()
    res.socket?.resetAndDestroy()
  },
  cutConnection: async (res, carried) => {
    const {status, body} = await carried()
    res.writeHead(status, {'Content-Length': body.length})
    res.write(body.subarray(0, body.length / 2), () => res.destroy())
  },
  cutBody: async (res, carried) => {
    const {status, body} = await carried()
    respond(res, status, body.subarray(0, body.length / 2))
  },
  emptyBody: async (res, carried) => {
    const {status} = await carried()
    respond(res, status, '')
  },
  failureAfter: async (res, carried) => {
    await carried()
    respond(res, 502, PAGE)
  },
  lateAnswer: async (res, carried, lateMs) => {
    const {status, body} = await carried()
    await pause(lateMs)
    respond(res, status, body)
  },
  lateRequest: async (res, carried, lateMs) => {
    await pause(lateMs)
    const {status, body} = await carried()
    respond(res, status, body)
  },
  silentBefore: () => undefined,
  silentAfter: async (_res, carried) => {
    await carried()
  },
}

/**
 * An HTTP server between a client and a backend that loses, cuts, delays and replaces messages.
 * @param lateMs delay in milliseconds of a late message
 */
export async function startFaultyHop(target: string, lateMs: number): Promise<FaultyHop> {
  const plans = new Map<string, HopFault[]>()
  const nextFault = (address: string): HopFault => {
    const planned = [...plans].find(([id]) => address.includes(id))
    return planned?.[1].shift() ?? 'none'
  }
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const carried = () => forward(target, req, Buffer.concat(chunks))
    await misbehaviours[nextFault(req.url ?? '')](res, carried, lateMs)
  }
  const server = http.createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    plan: (ids, faults) => {
      const next = [...faults]
      for (const id of ids) plans.set(id, next)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

import net from 'node:net'
import type {ConfiguredOrigin} from '../config/configured-origin'
import {ApiFault} from './fault'

/** Maximum size of an answer in bytes, after decompression. */
const MAX_ANSWER = 16 * 2 ** 20

export interface OutgoingCall extends Omit<RequestInit, 'redirect'> {
  /** Time limit in milliseconds for the whole answer. */
  timeoutMs: number
  /** Maximum size of the answer in bytes after decompression; 16 MiB when absent. */
  maxBytes?: number
}

/** The same answer with its body in memory. @throws ApiFault `answer-too-long` */
async function readWhole(answer: Response, maxBytes: number): Promise<Response> {
  if (!answer.body) return answer
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Node's streams are iterable, which the browser types do not declare.
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) {
      const title = 'The answer of the service is too long'
      throw new ApiFault({type: 'answer-too-long', status: 0, title, detail: '', arguments: {}})
    }
    chunks.push(chunk)
  }
  const {status, statusText, headers} = answer
  return new Response(Buffer.concat(chunks), {status, statusText, headers})
}

/**
 * Every call that the shop's server and the inspector make, but for the proxies of the host. Its type is the allow list:
 * only the configuration makes a `ConfiguredOrigin`, so no request can choose whom the server calls. Redirects are not
 * followed: their answer is returned.
 * @param path path and query, with a leading slash
 * @returns any answer, refusals included, with its body in memory
 * @throws Error for a path that leads to another origin, and when the origin does not answer in time
 * @throws ApiFault `answer-too-long`
 */
export async function callOrigin(
  origin: ConfiguredOrigin,
  path: string,
  {timeoutMs, maxBytes = MAX_ANSWER, signal, ...init}: OutgoingCall,
): Promise<Response> {
  const url = new URL(origin + path)
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
    throw new Error('The path leads to another origin.')
  }
  const limit = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, limit]) : limit
  return readWhole(await fetch(url, {...init, redirect: 'manual', signal: ended}), maxBytes)
}

/**
 * `fetch` for code of the storefront that runs on the server: calls of the given origins, and no others.
 * @param call the program's function for calls
 */
export const fetchOf =
  (origins: readonly ConfiguredOrigin[], timeoutMs: number, call = callOrigin) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const origin = origins.find((one) => url.startsWith(`${one}/`))
    if (origin === undefined) throw new Error('The address belongs to no configured backend.')
    return call(origin, url.slice(origin.length), {...init, timeoutMs})
  }

/** The origin of another service of a tenant: `https://abc.rest.example.com` beside `https://abc.auth.example.com`. */
export const siblingOrigin = (
  origin: ConfiguredOrigin,
  service: string,
  sibling: string,
): ConfiguredOrigin =>
  // eslint-disable-next-line shop/configured-origins -- it derives from a configured origin
  origin.replace(`.${service}.`, `.${sibling}.`) as ConfiguredOrigin

/** Resolves to whether a server accepts connections; never rejects. */
export function acceptsConnections(origin: ConfiguredOrigin): Promise<boolean> {
  const {hostname, port, protocol} = new URL(origin)
  const defaultPort = protocol === 'https:' ? 443 : 80
  return new Promise((resolve) => {
    const socket = net.connect(Number(port || defaultPort), hostname.replace(/^\[|\]$/g, ''))
    const end = (connected: boolean) => (): void => {
      socket.destroy()
      resolve(connected)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}

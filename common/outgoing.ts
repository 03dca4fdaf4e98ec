import net from 'node:net'
import type {ConfiguredOrigin} from '../config/variables'

/** Maximum size of an answer in bytes, after decompression. */
const MAX_ANSWER = 16 * 2 ** 20

export interface OutgoingCall extends Omit<RequestInit, 'redirect'> {
  /** Time limit in milliseconds for the whole answer. */
  timeoutMs: number
}

/** True for an answer that ends within the maximum size, by the length that it declares. */
function isShort({headers}: Response): boolean {
  const length = headers.get('content-length')
  return length !== null && !headers.has('content-encoding') && Number(length) <= MAX_ANSWER
}

/** The same answer; reading it fails beyond the maximum size. */
function limitSize(answer: Response): Response {
  if (!answer.body || isShort(answer)) return answer
  let bytes = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MAX_ANSWER) controller.error(new Error('The answer is too long.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const {status, statusText, headers} = answer
  return new Response(counted, {status, statusText, headers})
}

/**
 * Every call that the shop's server and the inspector make, but for the proxies of the host. Its type is the allow list:
 * only the configuration makes a `ConfiguredOrigin`, so no request can choose whom the server calls. Redirects are not
 * followed: their answer is returned.
 * @param path path and query, with a leading slash
 * @throws Error for a path that leads to another origin, and when the origin does not answer in time
 */
export async function callOrigin(
  origin: ConfiguredOrigin,
  path: string,
  {timeoutMs, signal, ...init}: OutgoingCall,
): Promise<Response> {
  const url = new URL(origin + path)
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
    throw new Error('The path leads to another origin.')
  }
  const limit = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, limit]) : limit
  return limitSize(await fetch(url, {...init, redirect: 'manual', signal: ended}))
}

/** `fetch` for code of the storefront that runs on the server: calls of the given origins, and no others. */
export const fetchOf =
  (origins: readonly ConfiguredOrigin[], timeoutMs: number) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const origin = origins.find((one) => url.startsWith(`${one}/`))
    if (origin === undefined) throw new Error('The address belongs to no configured backend.')
    return callOrigin(origin, url.slice(origin.length), {...init, timeoutMs})
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

import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import type {Logger} from 'pino'
import {clientOf, parseTrustedProxies} from '../app/rate-limit/client-address'
import type {HostEnvironment} from './environment'

/** Path of the site inspector on a host. */
const BASE = '/inspector'

/** The site inspector on the host. */
export interface HostInspector {
  /** True for an address of the inspector; never without a password. */
  owns: (url: string) => boolean
  answer: RequestListener
}

/** Loads the inspector with the first request: most processes never need it. */
async function load(
  environment: HostEnvironment,
  password: string,
  logger: Logger,
): Promise<RequestListener> {
  const {guardedInspector} = await import('../../inspector/guarded')
  const {externalOrigin, inspector, listeningOrigin, trustedProxies} = environment
  const trusted = parseTrustedProxies(trustedProxies)
  return guardedInspector({
    base: BASE,
    password,
    externalOrigin,
    backend: inspector.backend,
    folder: inspector.folder,
    shopOrigin: externalOrigin.origin,
    readFrom: listeningOrigin,
    onFailure: (error) => logger.error({err: error}, 'the inspector failed'),
    clientOf: (req) => clientOf(req, trusted),
  }) as unknown as RequestListener
}

function refuse(res: ServerResponse): void {
  if (res.headersSent) return void res.destroy()
  res.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'})
  res.end('The inspector could not be started.\n')
}

/** The site inspector below `/inspector/`, behind a login; owns no address without `INSPECTOR_PASSWORD`. */
export function createHostInspector(environment: HostEnvironment, logger: Logger): HostInspector {
  const {password} = environment.inspector
  let loaded: Promise<RequestListener> | undefined
  return {
    owns: (url) =>
      password !== undefined && (url.split('?', 1)[0] === BASE || url.startsWith(`${BASE}/`)),
    answer: (req: IncomingMessage, res: ServerResponse) => {
      if (password === undefined) return refuse(res)
      loaded ??= load(environment, password, logger)
      loaded
        .then((listener) => listener(req, res) as unknown)
        .catch((error: unknown) => {
          logger.error({err: error}, 'the inspector failed')
          refuse(res)
        })
    },
  }
}
